import { defineWords } from '../../words/defineWords';

export const words = defineWords('errorPages', {
  vi: {
    forbiddenText:
      'Trang này dành cho vai trò khác, hoặc nội dung chưa được chia sẻ với bạn. Nếu bạn cần dùng trang này, hãy liên hệ quản trị viên của đơn vị.',
    forbiddenRoles:
      'Trang này dành cho vai trò: {{who}}. Vai trò của bạn là {{you}}. Nếu bạn cần dùng trang này, hãy liên hệ quản trị viên của đơn vị.',
    notFoundText: 'Có thể nội dung đã bị xóa, hoặc đường dẫn không đúng. Hãy kiểm tra lại đường dẫn.',
    home: 'Về trang tổng quan',
    signIn: 'Đến trang đăng nhập',
    back: 'Quay lại trang trước',
  },
  en: {
    forbiddenText:
      'This page is for another role, or its content has not been shared with you. If you need it, please ask the administrator of your unit.',
    forbiddenRoles:
      'This page is for these roles: {{who}}. Your role is {{you}}. If you need it, please ask the administrator of your unit.',
    notFoundText: 'The content may have been deleted, or the address is wrong. Please check the address.',
    home: 'Go to the overview',
    signIn: 'Go to sign-in',
    back: 'Back to the previous page',
  },
});
