import { defineMessages } from '../../messages/defineMessages';

export const chatPopupMessages = defineMessages({
  vi: {
    open: 'Tin nhắn',
    unread: (count: number) => `${count} tin chưa đọc`,
    title: 'Tin nhắn',
    kinds: 'Loại tin nhắn',
    direct: 'Trực tiếp',
    groups: 'Nhóm',
  },
  en: {
    open: 'Messages',
    unread: (count: number) => `${count} unread`,
    title: 'Messages',
    kinds: 'Kinds of messages',
    direct: 'Direct',
    groups: 'Groups',
  },
});

export type ChatPopupMessages = (typeof chatPopupMessages)['vi'];
