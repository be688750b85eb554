import { defineMessages } from '../../messages/defineMessages';

export const toastMessages = defineMessages({
  vi: {
    region: 'Thông báo',
    close: 'Đóng thông báo',
    success: 'Thành công:',
    info: 'Thông tin:',
    warning: 'Lưu ý:',
    error: 'Lỗi:',
  },
  en: {
    region: 'Notifications',
    close: 'Close notification',
    success: 'Success:',
    info: 'Information:',
    warning: 'Warning:',
    error: 'Error:',
  },
});
