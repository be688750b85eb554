import { defineMessages } from '../../messages/defineMessages';

export const nextPageMessages = defineMessages({
  vi: { more: 'Xem thêm' },
  en: { more: 'Show more' },
});
