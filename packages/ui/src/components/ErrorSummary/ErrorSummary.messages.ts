import { defineMessages } from '../../messages/defineMessages';

export const errorSummaryMessages = defineMessages({
  vi: {
    toFix: (count: number) => `Còn ${count} chỗ cần sửa`,
    more: (count: number) => `và ${count} chỗ khác`,
    other: (count: number) =>
      count === 1 ? 'Thông báo ở đầu biểu mẫu' : `${count} thông báo ở đầu biểu mẫu`,
  },
  en: {
    toFix: (count) => `${count} ${count === 1 ? 'thing' : 'things'} to fix`,
    more: (count) => `and ${count} more`,
    other: (count) =>
      count === 1 ? 'Message at the top of the form' : `${count} messages at the top of the form`,
  },
});
