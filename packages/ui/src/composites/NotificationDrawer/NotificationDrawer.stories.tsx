import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { notices, now } from '../Notifications/sampleNotices';
import { NotificationDrawer, type NotificationDrawerProps } from './NotificationDrawer';

const meta = {
  title: 'Composites/NotificationDrawer',
  component: NotificationDrawer,
  args: {
    open: true,
    onClose: fn(),
    notices,
    now,
    onOpen: fn(),
    onMarkRead: fn(),
    onDelete: fn(),
  },
  parameters: {
    docs: {
      story: { inline: false, iframeHeight: 640 },
      description: {
        component: `
All notifications of a person, to read, to mark and to delete.

**When to use** behind 'see all' of the \`NotificationBell\`. **When not**: settings of notifications are a page.

| Key | Does |
| --- | --- |
| Tab | goes to each checkbox and each notification |
| Space (on a checkbox) | selects |
| Enter (on a notification) | opens it |
| Escape | closes; the focus comes back |

**Announcements**: how many are selected, loading, an empty list.

**Limits**: 250 px wide, the whole width on a phone; not virtual, the caller loads pages. Deleting asks nothing: the caller decides whether to ask or to offer an undo.`,
      },
    },
  },
} satisfies Meta<typeof NotificationDrawer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  play: async ({ userEvent, args, step }) => {
    await screen.findByRole('dialog', { name: 'Thông báo' });
    await step('one is opened', async () => {
      await userEvent.click(
        screen.getByRole('button', { name: /Bạn được giao bài thi.*5 phút trước.*chưa đọc/ }),
      );
      await expect(args.onOpen).toHaveBeenCalledWith('n1');
    });
    await step('several are marked read', async () => {
      await userEvent.click(screen.getByRole('checkbox', { name: /Chọn: Bạn được giao/ }));
      await userEvent.click(screen.getByRole('checkbox', { name: /Chọn: Đỗ Hữu Ước/ }));
      await expect(screen.getByText('Đã chọn 2')).toBeVisible();
      await userEvent.click(screen.getByRole('button', { name: 'Đánh dấu đã đọc' }));
      await expect(args.onMarkRead).toHaveBeenCalledWith(['n1', 'n2']);
      await expect(screen.queryByText('Đã chọn 2')).toBeNull();
    });
  },
};

export const Selected: Story = {
  play: async ({ userEvent, args }) => {
    const all = await screen.findByRole('checkbox', { name: 'Chọn tất cả' });
    all.focus();
    await userEvent.keyboard(' ');
    await expect(screen.getByText('Đã chọn 6')).toBeVisible();
    await userEvent.click(screen.getByRole('checkbox', { name: /Chọn: Chứng chỉ/ }));
    await expect(all).toBePartiallyChecked();
    await expect(args.onDelete).not.toHaveBeenCalled();
  },
};

export const Deleted: Story = {
  play: async ({ userEvent, args }) => {
    await userEvent.click(await screen.findByRole('checkbox', { name: /Chọn: Chứng chỉ/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Xóa' }));
    await expect(args.onDelete).toHaveBeenCalledWith(['n6']);
  },
};

export const ClosesByEscape: Story = {
  play: async ({ userEvent, args }) => {
    await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
  },
};

export const NextPage: Story = {
  args: { onNextPage: fn() },
  play: async ({ args }) => {
    await screen.findByRole('button', { name: 'Xem thêm' });
    await waitFor(() => expect(args.onNextPage).toHaveBeenCalled());
  },
};

function InPages(props: NotificationDrawerProps) {
  const [shown, setShown] = useState(3);
  const next = () => setShown(props.notices.length);
  return (
    <NotificationDrawer
      {...props}
      notices={props.notices.slice(0, shown)}
      onNextPage={shown < props.notices.length ? next : undefined}
    />
  );
}

/** The button is removed with the last page; the focus moves to the first new row. */
export const LastPage: Story = {
  render: (args) => <InPages {...args} />,
  // Nothing scrolls into view by itself: the page loads by the button.
  beforeEach: () => {
    const watch = IntersectionObserver.prototype.observe;
    IntersectionObserver.prototype.observe = () => undefined;
    return () => {
      IntersectionObserver.prototype.observe = watch;
    };
  },
  play: async ({ userEvent, args }) => {
    const more = await screen.findByRole('button', { name: 'Xem thêm' });
    more.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(more).not.toBeInTheDocument());
    const first = args.notices[3]?.title ?? '';
    await expect(screen.getByRole('button', { name: (name) => name.startsWith(first) })).toHaveFocus();
  },
};

export const Loading: Story = { args: { loading: true, notices: [] } };
export const Empty: Story = {
  args: { notices: [] },
  play: async () => {
    await expect(await screen.findByText('Không có thông báo.')).toBeVisible();
  },
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
