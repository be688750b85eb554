import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inline } from '../../layout/Inline/Inline';
import { Text } from '../Text/Text';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import { Spinner } from './Spinner';

const meta = {
  title: 'Feedback/Spinner',
  component: Spinner,
  parameters: {
    docs: {
      description: {
        component: `
Something is on its way and nobody knows for how long.

**When to use.** In a small place, for a moment.

**When not.** The shape is known: \`Loading\` with \`Skeleton\`. The end is known: \`Progress\`. In a button: its \`pending\`.

**Keyboard.** None.`,
      },
    },
  },
} satisfies Meta<typeof Spinner>;
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
