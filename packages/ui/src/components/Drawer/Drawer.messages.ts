import { defineMessages } from '../../messages/defineMessages';

export const drawerMessages = defineMessages({
  vi: { close: 'Đóng' },
  en: { close: 'Close' },
});
