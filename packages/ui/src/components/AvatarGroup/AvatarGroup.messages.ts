import { defineMessages } from '../../messages/defineMessages';

export const avatarGroupMessages = defineMessages({
  vi: { more: (count: number, names: string) => `và ${count} người khác: ${names}` },
  en: { more: (count: number, names: string) => `and ${count} more: ${names}` },
});
