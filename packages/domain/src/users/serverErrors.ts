import type { ErrorTable } from '../errors/ErrorTable.ts';

/** Errors of accounts that only the server finds. */
export const serverErrors = {
  activationLinkInvalid: {
    status: 409,
    vi: 'Liên kết kích hoạt không còn hiệu lực hoặc đã được dùng. Vui lòng nhờ quản trị viên của đơn vị gửi lại.',
    en: 'This activation link is no longer valid or has been used. Please ask the administrator of your unit to send it again.',
  },
  emailTaken: {
    status: 422,
    vi: 'Email này đã được dùng cho một tài khoản khác.',
    en: 'Another account already uses this email.',
  },
  usernameTaken: {
    status: 422,
    vi: 'Tên đăng nhập này đã được dùng. Vui lòng chọn tên khác.',
    en: 'This username is taken. Please choose another one.',
  },
  membershipCodeTaken: {
    status: 422,
    vi: 'Mã thành viên này đã được dùng trong đơn vị.',
    en: 'Another member of the unit already has this membership code.',
  },
} as const satisfies ErrorTable;
