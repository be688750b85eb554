import { defineMessages } from '../../messages/defineMessages';

export const passwordFieldMessages = defineMessages({
  vi: { show: 'Hiện mật khẩu', hide: 'Ẩn mật khẩu' },
  en: { show: 'Show password', hide: 'Hide password' },
});
