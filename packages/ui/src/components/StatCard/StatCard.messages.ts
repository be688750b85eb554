import { defineMessages } from '../../messages/defineMessages';

export const statCardMessages = defineMessages({
  vi: {
    up: (amount: string) => `Tăng ${amount}`,
    down: (amount: string) => `Giảm ${amount}`,
    same: () => 'Không đổi',
  },
  en: {
    up: (amount: string) => `Up ${amount}`,
    down: (amount: string) => `Down ${amount}`,
    same: () => 'Unchanged',
  },
});
