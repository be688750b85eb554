import { defineMessages } from '../../messages/defineMessages';

export const dateTimeFieldMessages = defineMessages({
  vi: {
    year: 'năm',
    month: 'tháng',
    day: 'ngày',
    hour: 'giờ',
    minute: 'phút',
    tooEarly: (limit: string) => `Thời điểm phải từ ${limit} trở đi.`,
    tooLate: (limit: string) => `Thời điểm không được sau ${limit}.`,
  },
  en: {
    year: 'yyyy',
    month: 'mm',
    day: 'dd',
    hour: 'hh',
    minute: 'mm',
    tooEarly: (limit: string) => `The time must be ${limit} or later.`,
    tooLate: (limit: string) => `The time must be ${limit} or earlier.`,
  },
});
