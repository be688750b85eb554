import { defineMessages } from '../../messages/defineMessages';

export const chatButtonMessages = defineMessages({
  vi: { open: 'Tin nhắn', unread: (count: number) => `${count} tin chưa đọc` },
  en: { open: 'Messages', unread: (count: number) => `${count} unread` },
});

export type ChatButtonMessages = (typeof chatButtonMessages)['vi'];
