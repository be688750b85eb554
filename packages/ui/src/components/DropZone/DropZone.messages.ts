import { defineMessages } from '../../messages/defineMessages';

export const dropZoneMessages = defineMessages({
  vi: { choose: 'Chọn tệp', drop: 'Thả tệp vào đây' },
  en: { choose: 'Choose a file', drop: 'Drop the file here' },
});
