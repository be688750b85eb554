import { defineMessages } from '../../messages/defineMessages';

export const dayBoundsMessages = defineMessages({
  vi: {
    tooEarly: (limit: string) => `Ngày phải từ ${limit} trở đi.`,
    tooLate: (limit: string) => `Ngày không được sau ${limit}.`,
    past: 'Không chọn được ngày đã qua.',
    shortYear: 'Hãy nhập năm đủ 4 chữ số.',
    unfinished: 'Hãy nhập đủ ngày, tháng, năm.',
    unfinishedOrEmpty: 'Hãy nhập đủ ngày, tháng, năm, hoặc xóa hết.',
  },
  en: {
    tooEarly: (limit: string) => `The date must be ${limit} or later.`,
    tooLate: (limit: string) => `The date must be ${limit} or earlier.`,
    past: 'The date must not be in the past.',
    shortYear: 'Type the year with all 4 digits.',
    unfinished: 'Type the whole date.',
    unfinishedOrEmpty: 'Type the whole date, or clear it.',
  },
});
