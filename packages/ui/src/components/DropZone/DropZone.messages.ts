import { defineMessages } from '../../messages/defineMessages';

export const dropZoneMessages = defineMessages({
  vi: {
    choose: 'Chọn tệp',
    chooseOther: 'Chọn tệp khác',
    drop: 'Thả tệp vào đây',
    chosen: (names: string) => `Đã chọn: ${names}`,
    continue: 'Tiếp tục',
  },
  en: {
    choose: 'Choose a file',
    chooseOther: 'Choose another file',
    drop: 'Drop the file here',
    chosen: (names: string) => `Chosen: ${names}`,
    continue: 'Continue',
  },
});
