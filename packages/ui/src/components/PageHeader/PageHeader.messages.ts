import { defineMessages } from '../../messages/defineMessages';

export const pageHeaderMessages = defineMessages({
  vi: { more: 'Thao tác khác' },
  en: { more: 'More actions' },
});
