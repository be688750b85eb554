import { defineMessages } from '../../messages/defineMessages';

export const colorFieldMessages = defineMessages({
  vi: { choose: 'Chọn màu trên bảng màu' },
  en: { choose: 'Choose from a palette' },
});
