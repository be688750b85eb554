import { defineMessages } from '../../messages/defineMessages';

export const dateTimeFieldMessages = defineMessages({
  vi: {
    unfinished: 'Hãy nhập đủ ngày và giờ.',
    unfinishedOrEmpty: 'Hãy nhập đủ ngày và giờ, hoặc xóa hết.',
    tooEarly: (limit: string) => `Thời điểm phải từ ${limit} trở đi.`,
    tooLate: (limit: string) => `Thời điểm không được sau ${limit}.`,
  },
  en: {
    unfinished: 'Type the whole date and time.',
    unfinishedOrEmpty: 'Type the whole date and time, or clear them.',
    tooEarly: (limit: string) => `The time must be ${limit} or later.`,
    tooLate: (limit: string) => `The time must be ${limit} or earlier.`,
  },
});
