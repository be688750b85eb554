import { defineMessages } from '../../messages/defineMessages';

export const dateTimePickerMessages = defineMessages({
  vi: {
    time: 'Giờ',
    done: 'Xong',
    past: 'Không chọn được thời điểm đã qua.',
    tooEarly: (limit: string) => `Thời điểm phải từ ${limit} trở đi.`,
    tooLate: (limit: string) => `Thời điểm không được sau ${limit}.`,
  },
  en: {
    time: 'Time',
    done: 'Done',
    past: 'The time must not be in the past.',
    tooEarly: (limit: string) => `The time must be ${limit} or later.`,
    tooLate: (limit: string) => `The time must be ${limit} or earlier.`,
  },
});
