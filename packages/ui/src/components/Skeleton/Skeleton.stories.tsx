import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Inline } from '../../layout/Inline/Inline';
import { Stack } from '../../layout/Stack/Stack';
import { Loading } from '../Loading/Loading';
import { Skeleton } from './Skeleton';

const meta = {
  title: 'Feedback/Skeleton',
  component: Skeleton,
  parameters: {
    docs: {
      description: {
        component: `
The shape of what is coming, mute for readers.

**When to use.** Inside of \`Loading\`, in the shape of the content.

**When not.** A short wait in a button: its \`pending\`. No known shape: \`Spinner\`.

**Keyboard.** None.`,
      },
    },
  },
} satisfies Meta<typeof Skeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const InALoadingPlace: Story = {
  render: () => (
    <Loading label="Đang tải đề thi…">
      <Stack gap="m">
        <Skeleton kind="title" />
        <Skeleton lines={3} />
        <Inline gap="s">
          <Skeleton kind="circle" />
        </Inline>
        <Skeleton kind="block" />
        <Skeleton kind="control" />
      </Stack>
    </Loading>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Đang tải đề thi…');
  },
};
