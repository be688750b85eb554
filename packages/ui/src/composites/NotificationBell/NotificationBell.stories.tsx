import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { notices, now } from '../Notifications/sampleNotices';
import { NotificationBell } from './NotificationBell';

const meta = {
  title: 'Composites/NotificationBell',
  component: NotificationBell,
  args: { unread: 3, notices, now, onOpen: fn(), onOpenChange: fn(), onSeeAll: fn() },
  decorators: [
    (Bell) => (
      <div style={{ display: 'flex', justifyContent: 'flex-end' }}>
        <Bell />
      </div>
    ),
  ],
  parameters: {
    docs: {
      story: { inline: false, iframeHeight: 600 },
      description: {
        component: `
The bell of the top bar: how many notifications wait, and the newest of them.

**When to use** once, in \`AppShell\`'s \`actions\`. **When not**: for what just happened by the person's own doing use \`Toast\`; to select and delete use \`NotificationDrawer\`.

| Key | Does |
| --- | --- |
| Enter, Space (on the bell) | opens; Escape closes and the focus comes back |
| Tab, Enter (in the dropdown) | next notification, open it |

**Announcements**: the number is part of the bell's name; it is not read out when it grows. Loading and an empty list are.

**Limits**: 'new' are those of today in the provider's time zone. The caller sets the number to 0 when it is opened.`,
      },
    },
  },
} satisfies Meta<typeof NotificationBell>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  play: async ({ canvas, userEvent, args, step }) => {
    const bell = canvas.getByRole('button', { name: 'Thông báo, 3 thông báo chưa đọc' });
    await step('sections, times and what is unread, in words', async () => {
      bell.focus();
      await userEvent.keyboard('{Enter}');
      const panel = within(await screen.findByRole('dialog', { name: 'Thông báo' }));
      await expect(args.onOpenChange).toHaveBeenLastCalledWith(true);
      const today = within(panel.getByRole('region', { name: 'Mới' }));
      await expect(today.getAllByRole('listitem')).toHaveLength(3);
      await expect(today.getByText('5 phút trước')).toBeVisible();
      const older = within(panel.getByRole('region', { name: 'Trước đó' }));
      await expect(older.getByText('4 ngày trước')).toBeVisible();
      await userEvent.click(older.getByRole('button', { name: /Trần Ánh Nguyệt đã trả lời.*chưa đọc/ }));
      await expect(args.onOpen).toHaveBeenCalledWith('n4');
    });
    await step('it closes and the focus comes back', async () => {
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await waitFor(() => expect(bell).toHaveFocus());
      await userEvent.keyboard('{Enter}');
      await expect(await screen.findByRole('dialog', { name: 'Thông báo' })).toBeVisible();
    });
  },
};

export const Many: Story = { args: { unread: 128 } };
export const ManyInAPhone: Story = {
  args: { unread: 12, maxCount: 9 },
  globals: { viewport: { value: 'phone' } },
};
export const NoneUnread: Story = { args: { unread: 0 } };

export const Empty: Story = {
  args: { unread: 0, notices: [] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Thông báo' }));
    await expect(await screen.findByText('Không có thông báo.')).toBeVisible();
  },
};

export const Loading: Story = {
  args: { notices: [], loading: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Thông báo/ }));
    await expect(await screen.findByText('Đang tải thông báo…')).toBeInTheDocument();
  },
};

export const NextPage: Story = {
  args: { onNextPage: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Thông báo/ }));
    await userEvent.click(await screen.findByRole('button', { name: 'Xem thêm' }));
    await expect(args.onNextPage).toHaveBeenCalled();
  },
};

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Thông báo/ }));
    await expect(await screen.findByRole('dialog')).toBeVisible();
  },
};
