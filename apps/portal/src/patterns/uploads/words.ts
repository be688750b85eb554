import { defineWords } from '../../words/defineWords';

export const words = defineWords('uploads', {
  vi: {
    waiting: 'mất kết nối, sẽ tự tải tiếp khi có mạng',
    checking: 'đang kiểm tra tệp',
    gone: 'Phần đã tải lên không còn trên hệ thống. Hãy tải lên lại từ đầu.',
    unreadable:
      'Không đọc được tệp trên thiết bị: tệp đã bị sửa, di chuyển hoặc xóa. Hãy bỏ tệp rồi chọn lại.',
    begunTitle: 'Còn tệp tải lên dở',
    begunText: 'Hãy chọn lại đúng tệp đó ở ô bên trên để tải tiếp, không phải tải lại từ đầu.',
    forget: 'Bỏ tệp tải dở {{name}}',
    forgotten: 'Đã bỏ tệp tải dở.',
  },
  en: {
    waiting: 'connection lost, will continue by itself when it is back',
    checking: 'checking the file',
    gone: 'What was uploaded is not on the server any more. Please upload the file again from the beginning.',
    unreadable:
      'The file on this device cannot be read: it was changed, moved or deleted. Remove it here and choose it again.',
    begunTitle: 'Unfinished uploads',
    begunText: 'Choose the same file again above to continue where it stopped.',
    forget: 'Discard the unfinished upload {{name}}',
    forgotten: 'The unfinished upload is discarded.',
  },
});
