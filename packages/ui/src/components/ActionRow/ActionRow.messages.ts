import { defineMessages } from '../../messages/defineMessages';

export const actionRowMessages = defineMessages({
  vi: { more: 'Thao tác khác' },
  en: { more: 'More actions' },
});
