import { defineMessages } from '../../messages/defineMessages';

export const notificationsMessages = defineMessages({
  vi: {
    title: 'Thông báo',
    unreadCount: (count: number) => `${count} thông báo chưa đọc`,
    today: 'Mới',
    older: 'Trước đó',
    empty: 'Không có thông báo.',
    loading: 'Đang tải thông báo…',
    unread: 'chưa đọc',
    seeAll: 'Xem tất cả',
    select: (title: string) => `Chọn: ${title}`,
    selectAll: 'Chọn tất cả',
    selected: (count: number) => `Đã chọn ${count}`,
    markRead: 'Đánh dấu đã đọc',
    markAllRead: 'Đánh dấu tất cả đã đọc',
    delete: 'Xóa',
  },
  en: {
    title: 'Notifications',
    unreadCount: (count: number) => (count === 1 ? '1 unread notification' : `${count} unread notifications`),
    today: 'New',
    older: 'Earlier',
    empty: 'No notifications.',
    loading: 'Loading notifications…',
    unread: 'unread',
    seeAll: 'See all',
    select: (title: string) => `Select: ${title}`,
    selectAll: 'Select all',
    selected: (count: number) => `${count} selected`,
    markRead: 'Mark as read',
    markAllRead: 'Mark all as read',
    delete: 'Delete',
  },
});

export type NotificationsMessages = (typeof notificationsMessages)['vi'];
