import { defineMessages } from '../../messages/defineMessages';

export const timeFieldMessages = defineMessages({
  vi: {
    tooEarly: (limit: string) => `Giờ phải từ ${limit} trở đi.`,
    tooLate: (limit: string) => `Giờ không được sau ${limit}.`,
  },
  en: {
    tooEarly: (limit: string) => `The time must be ${limit} or later.`,
    tooLate: (limit: string) => `The time must be ${limit} or earlier.`,
  },
});
