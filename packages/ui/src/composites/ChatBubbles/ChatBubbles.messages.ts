import { defineMessages } from '../../messages/defineMessages';

export const chatBubblesMessages = defineMessages({
  vi: {
    bubbles: 'Cuộc trò chuyện thu nhỏ',
    restore: (name: string) => `Mở lại: ${name}`,
    unread: (count: number) => `${count} tin chưa đọc`,
    close: (name: string) => `Đóng: ${name}`,
  },
  en: {
    bubbles: 'Minimised chats',
    restore: (name: string) => `Restore: ${name}`,
    unread: (count: number) => `${count} unread`,
    close: (name: string) => `Close: ${name}`,
  },
});

export type ChatBubblesMessages = (typeof chatBubblesMessages)['vi'];
