import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inline } from '../../layout/Inline/Inline';
import { Text } from '../Text/Text';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import { Spinner } from './Spinner';

const meta = { title: 'Feedback/Spinner', component: Spinner } satisfies Meta<typeof Spinner>;
export default meta;
type Story = StoryObj<typeof meta>;

export const BesideWords: Story = {
  render: () => (
    <Inline>
      <Spinner />
      <Text as="span">Đang gửi bài…</Text>
      <VisuallyHidden>Hãy giữ nguyên trang này.</VisuallyHidden>
    </Inline>
  ),
};
