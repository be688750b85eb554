import { defineMessages } from '../../messages/defineMessages';

export const chatListMessages = defineMessages({
  vi: {
    search: 'Tìm cuộc trò chuyện',
    online: 'Đang trực tuyến',
    unread: (count: number) => `${count} tin chưa đọc`,
    empty: 'Không có dữ liệu.',
    loading: 'Đang tải danh sách…',
  },
  en: {
    search: 'Search conversations',
    online: 'Online',
    unread: (count: number) => `${count} unread`,
    empty: 'No data.',
    loading: 'Loading the list…',
  },
});

export type ChatListMessages = (typeof chatListMessages)['vi'];
