import { defineMessages } from '../../messages/defineMessages';

export const timeFieldMessages = defineMessages({
  vi: {
    unfinished: 'Hãy nhập đủ giờ, phút, giây.',
    unfinishedOrEmpty: 'Hãy nhập đủ giờ, phút, giây, hoặc xóa hết.',
    tooEarly: (limit: string) => `Giờ phải từ ${limit} trở đi.`,
    tooLate: (limit: string) => `Giờ không được sau ${limit}.`,
  },
  en: {
    unfinished: 'Type the whole time.',
    unfinishedOrEmpty: 'Type the whole time, or clear it.',
    tooEarly: (limit: string) => `The time must be ${limit} or later.`,
    tooLate: (limit: string) => `The time must be ${limit} or earlier.`,
  },
});
