import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ChatButton } from './ChatButton';

const meta = {
  title: 'Composites/ChatButton',
  component: ChatButton,
  args: { unread: 3, onPress: fn() },
  parameters: {
    docs: {
      description: {
        component: `
The round button of the chat, in a \`ChatDock\`.

**When to use** in place of a \`ChatPopup\` whose code is not loaded yet. **When not**: anywhere else.

| Key | Does |
| --- | --- |
| Enter, Space | presses it |

**Announcements**: the number of unread messages is part of its name; it is not read out when it grows.`,
      },
    },
  },
} satisfies Meta<typeof ChatButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Unread: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Tin nhắn, 3 tin chưa đọc' }));
    await expect(args.onPress).toHaveBeenCalledOnce();
  },
};

export const AllRead: Story = {
  args: { unread: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Tin nhắn' })).toBeVisible();
  },
};

export const Many: Story = { args: { unread: 1284 } };
