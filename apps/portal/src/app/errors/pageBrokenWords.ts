import { defineWords } from '../../words/defineWords';

export const pageBrokenWords = defineWords('pageBroken', {
  vi: {
    chunkTitle: 'Chưa tải được trang này',
    chunkText: 'Mạng bị gián đoạn, hoặc hệ thống vừa được cập nhật. Hãy tải lại để tiếp tục.',
    updatedTitle: 'Đã có bản mới của hệ thống',
    updatedText: 'Phần vừa mở thuộc bản cũ, nay không còn. Hãy tải lại trang để dùng bản mới.',
    faultTitle: 'Trang này gặp lỗi',
    faultText:
      'Lỗi nằm ở phía hệ thống, không phải do bạn. Hãy tải lại trang; nếu vẫn lỗi, hãy báo quản trị viên.',
    reload: 'Tải lại trang',
  },
  en: {
    chunkTitle: 'This page could not be loaded',
    chunkText: 'The network was interrupted, or the site has just been updated. Reload to continue.',
    updatedTitle: 'A new version is available',
    updatedText: 'What you opened belongs to the old version, which is gone. Reload to use the new one.',
    faultTitle: 'Something went wrong on this page',
    faultText: 'The fault is ours, not yours. Reload the page; if it still fails, tell your administrator.',
    reload: 'Reload page',
  },
});
