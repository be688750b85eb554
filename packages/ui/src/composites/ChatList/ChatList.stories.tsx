import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { now } from '../Chat/sampleChat';
import { groups, people } from '../Chat/sampleChats';
import { ChatList } from './ChatList';

const meta = {
  title: 'Composites/ChatList',
  component: ChatList,
  args: { label: 'Tin nhắn trực tiếp', chats: people, onSelect: fn(), onSearch: fn(), now },
  decorators: [
    (List) => (
      <div style={{ maxInlineSize: '22rem' }}>
        <List />
      </div>
    ),
  ],
  parameters: {
    docs: {
      description: {
        component: `
The conversations of a person, the last one first, with what is unread.

**When to use** beside a \`ChatWindow\` or in a \`ChatPopup\`. **When not**: for people without a conversation use a \`DataTable\` or a select.

| Key | Does |
| --- | --- |
| Up, Down, Home, End | move in the list, which is one stop of Tab |
| Enter, Space | opens the conversation |

**Announcements**: loading and an empty list are read out; online and the number of unread messages are words of each option.

**Limits**: not virtual; the caller loads pages. Times are those of the provider's time zone.`,
      },
    },
  },
} satisfies Meta<typeof ChatList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const People: Story = {
  args: { selected: 'dat' },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('option', { name: /Ân Văn Đạt/ })).toHaveAttribute('aria-selected', 'true');
    const unread = canvas.getByRole('option', { name: /Trần Ánh Nguyệt.*Đang trực tuyến.*2 tin chưa đọc/ });
    await userEvent.click(unread);
    await expect(args.onSelect).toHaveBeenCalledWith('an');
    await expect(canvas.getByText('99+')).toBeVisible();
  },
};

export const Groups: Story = { args: { label: 'Nhóm', chats: groups } };

export const Keyboard: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const options = canvas.getAllByRole('option');
    await expect(options.filter((option) => option.tabIndex === 0)).toHaveLength(1);
    options[0]?.focus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(options[2]).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSelect).toHaveBeenLastCalledWith('uoc');
    await userEvent.keyboard('{Home} ');
    await expect(args.onSelect).toHaveBeenLastCalledWith('an');
    await userEvent.keyboard('{End}');
    await expect(options[3]).toHaveFocus();
  },
};

export const Searched: Story = {
  args: { searchDelay: 500 },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Tìm cuộc trò chuyện' }), 'nguyệt');
    await waitFor(() => expect(args.onSearch).toHaveBeenCalledWith('nguyệt'));
  },
};

export const NextPage: Story = {
  args: { onNextPage: fn() },
  play: async ({ args }) => {
    await waitFor(() => expect(args.onNextPage).toHaveBeenCalled());
  },
};

export const LoadingNext: Story = { args: { onNextPage: fn(), loadingNext: true } };
export const Loading: Story = { args: { loading: true } };
export const Empty: Story = {
  args: { chats: [], query: 'xyz' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Không có dữ liệu.')).toBeVisible();
  },
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
