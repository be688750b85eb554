import { defineMessages } from '../../messages/defineMessages';

export const durationFieldMessages = defineMessages({
  vi: {
    minutes: 'phút',
    clock: 'giờ:phút:giây',
    notNumeric: 'Hãy nhập bằng số theo dạng giờ:phút:giây, ví dụ 01:30:00.',
    tooLarge: 'Phút và giây phải nhỏ hơn 60.',
    tooShort: (limit: string) => `Thời lượng phải từ ${limit} trở lên.`,
    tooLong: (limit: string) => `Thời lượng không được quá ${limit}.`,
    inMinutes: (count: number) => `${count} phút`,
  },
  en: {
    minutes: 'minutes',
    clock: 'hh:mm:ss',
    notNumeric: 'Enter numbers as hours:minutes:seconds, such as 01:30:00.',
    tooLarge: 'Minutes and seconds must be below 60.',
    tooShort: (limit: string) => `The duration must be ${limit} or longer.`,
    tooLong: (limit: string) => `The duration must be ${limit} or shorter.`,
    inMinutes: (count: number) => `${count} ${count === 1 ? 'minute' : 'minutes'}`,
  },
});
