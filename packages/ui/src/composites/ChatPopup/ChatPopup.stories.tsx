import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { now } from '../Chat/sampleChat';
import { groups, people } from '../Chat/sampleChats';
import { ChatBubbles } from '../ChatBubbles/ChatBubbles';
import { ChatPopup } from './ChatPopup';

const meta = {
  title: 'Composites/ChatPopup',
  component: ChatPopup,
  args: {
    unread: 135,
    direct: { chats: people, onSearch: fn() },
    groups: { chats: groups, onSearch: fn() },
    onSelect: fn(),
    now,
  },
  argTypes: { children: { control: false } },
  parameters: {
    docs: {
      story: { inline: false, iframeHeight: 620 },
      description: {
        component: `
The button of the chat and the conversations that it opens.

**When to use** once on every page of a signed-in person. **When not**: a page of its own shows \`ChatList\` beside an inline \`ChatWindow\`.

| Key | Does |
| --- | --- |
| Enter, Space (on the button) | opens; Escape closes and the focus comes back |
| Left, Right (on a tab) | direct messages, groups |
| Up, Down, Enter (in a list) | move, open the conversation |

**Announcements**: the number of unread messages is part of the button's name; it is not read out when it grows.

**Limits**: the page behind waits while it is open. Tabs are there only when \`groups\` is given.`,
      },
    },
  },
} satisfies Meta<typeof ChatPopup>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  play: async ({ canvas, userEvent, args, step }) => {
    const button = canvas.getByRole('button', { name: 'Tin nhắn, 135 tin chưa đọc' });
    await userEvent.click(button);
    const popup = within(await screen.findByRole('dialog', { name: 'Tin nhắn' }));
    await step('groups are a tab of their own', async () => {
      popup.getByRole('tab', { name: 'Trực tiếp' }).focus();
      await userEvent.keyboard('{ArrowRight}');
      await userEvent.click(await popup.findByRole('option', { name: /Lớp An toàn lao động K12/ }));
      await expect(args.onSelect).toHaveBeenCalledWith('k12', 'group');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    });
    await step('opens by keyboard', async () => {
      await waitFor(() => expect(button).toHaveFocus());
      await userEvent.keyboard('{Enter}');
      await expect(await screen.findByRole('option', { name: /Trần Ánh Nguyệt/ })).toBeVisible();
    });
  },
};

export const DirectAlone: Story = {
  args: { groups: undefined, unread: 0 },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Tin nhắn' }));
    await screen.findByRole('dialog', { name: 'Tin nhắn' });
    await expect(screen.queryByRole('tab')).toBeNull();
  },
};

export const WithBubbles: Story = {
  args: { children: <ChatBubbles bubbles={people.slice(0, 2)} onRestore={fn()} onClose={fn()} /> },
};

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Tin nhắn/ }));
    await expect(await screen.findByRole('dialog')).toBeVisible();
  },
};
