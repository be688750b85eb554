import { defineMessages } from '../../messages/defineMessages';

export const confirmDialogMessages = defineMessages({
  vi: { cancel: 'Hủy' },
  en: { cancel: 'Cancel' },
});
