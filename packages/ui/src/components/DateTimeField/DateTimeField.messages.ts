import { defineMessages } from '../../messages/defineMessages';

export const dateTimeFieldMessages = defineMessages({
  vi: {
    tooEarly: (limit: string) => `Thời điểm phải từ ${limit} trở đi.`,
    tooLate: (limit: string) => `Thời điểm không được sau ${limit}.`,
  },
  en: {
    tooEarly: (limit: string) => `The time must be ${limit} or later.`,
    tooLate: (limit: string) => `The time must be ${limit} or earlier.`,
  },
});
