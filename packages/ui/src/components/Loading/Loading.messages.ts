import { defineMessages } from '../../messages/defineMessages';

export const loadingMessages = defineMessages({
  vi: { loading: 'Đang tải…' },
  en: { loading: 'Loading…' },
});
