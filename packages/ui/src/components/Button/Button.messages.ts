import { defineMessages } from '../../messages/defineMessages';

export const buttonMessages = defineMessages({
  vi: { pending: 'đang xử lý' },
  en: { pending: 'in progress' },
});
