import { defineMessages } from '../../messages/defineMessages';

export const dateTimePickerMessages = defineMessages({
  vi: {
    unfinished: 'Hãy nhập đủ ngày và giờ.',
    unfinishedOrEmpty: 'Hãy nhập đủ ngày và giờ, hoặc xóa hết.',
    time: 'Giờ',
    done: 'Xong',
    past: 'Không chọn được thời điểm đã qua.',
    tooEarly: (limit: string) => `Thời điểm phải từ ${limit} trở đi.`,
    tooLate: (limit: string) => `Thời điểm không được sau ${limit}.`,
  },
  en: {
    unfinished: 'Type the whole date and time.',
    unfinishedOrEmpty: 'Type the whole date and time, or clear them.',
    time: 'Time',
    done: 'Done',
    past: 'The time must not be in the past.',
    tooEarly: (limit: string) => `The time must be ${limit} or later.`,
    tooLate: (limit: string) => `The time must be ${limit} or earlier.`,
  },
});
