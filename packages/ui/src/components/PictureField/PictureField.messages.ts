import { defineMessages } from '../../messages/defineMessages';

export const pictureFieldMessages = defineMessages({
  vi: {
    drop: 'Kéo thả ảnh vào đây',
    choose: 'Chọn ảnh',
    change: (label: string) => `Đổi ${label.toLocaleLowerCase('vi')}`,
    remove: (label: string) => `Gỡ ${label.toLocaleLowerCase('vi')}`,
  },
  en: {
    drop: 'Drop a picture here',
    choose: 'Choose a picture',
    change: (label) => `Change ${label.toLocaleLowerCase('en')}`,
    remove: (label) => `Remove ${label.toLocaleLowerCase('en')}`,
  },
});

export type PictureFieldMessages = (typeof pictureFieldMessages)['vi'];
