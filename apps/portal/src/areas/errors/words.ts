import { defineWords } from '../../words/defineWords';

export const words = defineWords('errorPages', {
  vi: {
    forbiddenText: 'Trang này dành cho vai trò khác, hoặc nội dung chưa được chia sẻ với bạn.',
    forbiddenRoles: 'Trang này dành cho vai trò: {{who}}. Vai trò của bạn là {{you}}.',
    askUnit: 'Nếu bạn cần dùng trang này, hãy liên hệ quản trị viên của đơn vị.',
    askSystem: 'Nếu bạn cần dùng trang này, hãy liên hệ quản trị hệ thống.',
    notFoundText: 'Có thể nội dung đã bị xóa, hoặc đường dẫn không đúng. Hãy kiểm tra lại đường dẫn.',
    home: 'Về trang tổng quan',
    signIn: 'Đến trang đăng nhập',
    back: 'Quay lại trang trước',
  },
  en: {
    forbiddenText: 'This page is for another role, or its content has not been shared with you.',
    forbiddenRoles: 'This page is for these roles: {{who}}. Your role is {{you}}.',
    askUnit: 'If you need it, please ask the administrator of your unit.',
    askSystem: 'If you need it, please ask a system administrator.',
    notFoundText: 'The content may have been deleted, or the address is wrong. Please check the address.',
    home: 'Go to the overview',
    signIn: 'Go to sign-in',
    back: 'Back to the previous page',
  },
});
