import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Skeleton } from '../Skeleton/Skeleton';
import { Loading } from './Loading';

const meta = {
  title: 'Feedback/Loading',
  component: Loading,
  args: { children: <Skeleton lines={4} /> },
  argTypes: { children: { control: false } },
  parameters: {
    docs: {
      description: {
        component: `
Stands in the place of what is being loaded and says so once.

**When to use.** Around skeletons in the shape of what is coming.

**When not.** A press that is being done: the \`pending\` of the button. Nothing came: \`EmptyState\`.

**Keyboard.** None.`,
      },
    },
  },
} satisfies Meta<typeof Loading>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/Đang tải…|Loading…/);
  },
};

export const WithItsName: Story = {
  args: { label: 'Đang tải danh sách học viên…' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Đang tải danh sách học viên…');
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
