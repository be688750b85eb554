import { defineMessages } from '../../messages/defineMessages';

export const imageCropperMessages = defineMessages({
  vi: {
    cancel: 'Hủy',
    save: 'Lưu ảnh',
    hint: 'Kéo ảnh, hoặc dùng các phím mũi tên, để chọn phần được giữ lại.',
    across: 'Vị trí ngang của ảnh',
    down: 'Vị trí dọc của ảnh',
    twoWays: 'thanh trượt hai chiều',
    zoom: 'Thu phóng',
    zoomText: (percent: string) => `Phóng ${percent}`,
    opening: 'Đang mở ảnh…',
    unreadable: 'Không mở được ảnh này. Hãy chọn ảnh khác.',
  },
  en: {
    cancel: 'Cancel',
    save: 'Save picture',
    hint: 'Drag the picture, or use the arrow keys, to choose the part that is kept.',
    across: 'Picture from left to right',
    down: 'Picture from top to bottom',
    twoWays: '2D slider',
    zoom: 'Zoom',
    zoomText: (percent) => `Zoom ${percent}`,
    opening: 'Opening the picture…',
    unreadable: 'This picture cannot be opened. Please choose another one.',
  },
});

export type ImageCropperMessages = (typeof imageCropperMessages)['vi'];
