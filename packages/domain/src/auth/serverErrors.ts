import type { ErrorTable } from '../errors/ErrorTable.ts';

/** Errors of sign-in, passwords and sessions that only the server finds. */
export const serverErrors = {
  unauthenticated: {
    status: 401,
    vi: 'Bạn chưa đăng nhập. Vui lòng đăng nhập để tiếp tục.',
    en: 'You are not signed in. Please sign in to continue.',
  },
  sessionExpired: {
    status: 401,
    vi: 'Phiên đăng nhập đã hết hạn. Vui lòng đăng nhập lại.',
    en: 'Your session has expired. Please sign in again.',
  },
  inactiveTooLong: {
    status: 401,
    vi: 'Bạn đã không hoạt động quá lâu. Vui lòng đăng nhập lại.',
    en: 'You have been inactive for too long. Please sign in again.',
  },
  accountLocked: {
    status: 403,
    vi: 'Tài khoản này đang bị khóa. Vui lòng liên hệ quản trị viên của đơn vị để mở khóa.',
    en: 'This account is locked. Please ask the administrator of your unit to unlock it.',
  },
  accountInactive: {
    status: 403,
    vi: 'Tài khoản này chưa được kích hoạt. Vui lòng mở email kích hoạt, hoặc nhờ quản trị viên gửi lại.',
    en: 'This account is not activated. Please open the activation email, or ask your administrator to send it again.',
  },
  unitDeleted: {
    status: 403,
    vi: 'Đơn vị của bạn đã bị xóa khỏi hệ thống nên tài khoản không dùng được nữa. Nếu có nhầm lẫn, hãy báo người phụ trách của đơn vị nhờ quản trị hệ thống khôi phục trong vòng 30 ngày kể từ khi xóa.',
    en: 'Your unit has been deleted from the system, so its accounts cannot be used. If this is a mistake, tell the person in charge of your unit: system administrators can restore it within 30 days of its deletion.',
  },
  unitOfSessionDeleted: {
    status: 401,
    vi: 'Đơn vị của bạn vừa bị xóa khỏi hệ thống nên phiên này đã kết thúc. Nếu có nhầm lẫn, hãy báo người phụ trách của đơn vị nhờ quản trị hệ thống khôi phục trong vòng 30 ngày.',
    en: 'Your unit has been deleted from the system, so this session has ended. If this is a mistake, tell the person in charge of your unit: system administrators can restore it within 30 days.',
  },
  passwordMustBeChanged: {
    status: 403,
    vi: 'Bạn đang dùng mật khẩu tạm. Hãy đặt mật khẩu mới trước khi tiếp tục.',
    en: 'You have signed in with a temporary password. Set a new one to continue.',
  },
  tooManySignIns: {
    status: 429,
    vi: 'Bạn đã đăng nhập sai quá nhiều lần. Vui lòng thử lại sau {minutes} phút.',
    en: 'There were too many failed sign-ins. Please try again in {minutes} min.',
  },
  wrongCode: { status: 422, vi: 'Mã code không đúng!', en: 'The code is wrong.' },
  codeExpired: {
    status: 422,
    vi: 'Mã không còn hiệu lực. Vui lòng quay lại đăng nhập để nhận mã mới.',
    en: 'The code is no longer valid. Please go back and sign in to get a new one.',
  },
  youHaveReachedYourEmailLimitSoYouCanNoLongerSendEmails: {
    status: 429,
    vi: 'Hệ thống đã gửi quá nhiều email cho bạn. Vui lòng xem lại hộp thư (cả mục thư rác) hoặc thử lại sau {minutes} phút.',
    en: 'You have reached the limit of emails. Please check your mailbox, including the spam folder, or try again in {minutes} min.',
  },
  oldPasswordWrong: {
    status: 422,
    vi: 'Mật khẩu cũ không đúng. Vui lòng kiểm tra rồi nhập lại.',
    en: 'The old password is wrong. Please check it and enter it again.',
  },
  passwordWrong: {
    status: 422,
    vi: 'Mật khẩu không đúng. Vui lòng kiểm tra rồi nhập lại.',
    en: 'The password is wrong. Please check it and enter it again.',
  },
  resetLinkInvalid: {
    status: 409,
    vi: 'Liên kết đặt lại mật khẩu không còn hiệu lực hoặc đã được dùng. Vui lòng yêu cầu liên kết mới ở trang “Quên mật khẩu”.',
    en: 'This password reset link is no longer valid or has been used. Please request a new one on the page “Forgot password”.',
  },
  passwordUnchanged: {
    status: 422,
    vi: 'Mật khẩu mới phải khác mật khẩu cũ.',
    en: 'The new password must differ from the old one.',
  },
} as const satisfies ErrorTable;
