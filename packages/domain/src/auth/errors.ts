import type { ErrorTable } from '../errors/ErrorTable.ts';

/** Errors of sign-in, sessions and passwords. */
export const errors = {
  signedInElsewhere: {
    status: 401,
    vi: 'Tài khoản của bạn vừa đăng nhập trên một thiết bị khác, nên phiên này đã kết thúc. Nếu không phải bạn, hãy đổi mật khẩu ngay.',
    en: 'Your account has just signed in on another device, so this session has ended. If that was not you, change your password now.',
  },
  wrongCredentials: {
    status: 422,
    vi: 'Tên đăng nhập hoặc mật khẩu không đúng. Vui lòng kiểm tra rồi thử lại.',
    en: 'The username or the password is wrong. Please check them and try again.',
  },
  passwordTooWeak: {
    status: 422,
    vi: 'Mật khẩu cần ít nhất 8 ký tự, gồm chữ thường, chữ hoa, chữ số và ký tự đặc biệt.',
    en: 'A password needs at least 8 characters, with lower-case and upper-case letters, digits and special characters.',
  },
  passwordsDiffer: {
    status: 422,
    vi: 'Mật khẩu nhập lại không khớp. Vui lòng nhập lại.',
    en: 'The two passwords do not match. Please repeat the password.',
  },
} as const satisfies ErrorTable;
