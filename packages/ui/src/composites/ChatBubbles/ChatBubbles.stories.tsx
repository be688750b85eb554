import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { people } from '../Chat/sampleChats';
import { ChatBubbles } from './ChatBubbles';

const meta = {
  title: 'Composites/ChatBubbles',
  component: ChatBubbles,
  args: { bubbles: people.slice(0, 3), onRestore: fn(), onClose: fn() },
  parameters: {
    docs: {
      description: {
        component: `
Conversations that were put away for a while, as pictures of the people.

**When to use** above the button of a \`ChatPopup\` (its \`children\`). **When not**: for people of a group use \`AvatarGroup\`.

| Key | Does |
| --- | --- |
| Tab | goes to each button: close, restore |
| Enter, Space | closes or restores |

**Announcements**: none; the number of unread messages is part of the button's name.

**Limits**: the caller keeps few of them, as the column does not scroll.`,
      },
    },
  },
} satisfies Meta<typeof ChatBubbles>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Several: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Mở lại: Trần Ánh Nguyệt, 2 tin chưa đọc' }));
    await expect(args.onRestore).toHaveBeenCalledWith('an');
    await userEvent.click(canvas.getByRole('button', { name: 'Đóng: Ân Văn Đạt' }));
    await expect(args.onClose).toHaveBeenCalledWith('dat');
  },
};

export const Keyboard: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Đóng: Trần Ánh Nguyệt' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRestore).toHaveBeenCalledWith('an');
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
