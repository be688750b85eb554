import { defineMessages } from '../../messages/defineMessages';

export const dialogMessages = defineMessages({
  vi: { close: 'Đóng' },
  en: { close: 'Close' },
});
