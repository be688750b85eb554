import { defineMessages } from '../../messages/defineMessages';

export const splitViewMessages = defineMessages({
  vi: { collapsed: 'Đã thu gọn', back: (title: string) => `Quay lại: ${title}` },
  en: { collapsed: 'Collapsed', back: (title: string) => `Back to: ${title}` },
});
