import type { ErrorTable } from '../errors/ErrorTable.ts';

/** Errors of members and profiles. */
export const errors = {
  bornInTheFuture: {
    status: 422,
    vi: 'Ngày sinh không được ở tương lai.',
    en: 'The date of birth must not be in the future.',
  },
  superAdminsManageSuperAdmins: {
    status: 403,
    vi: 'Chỉ quản trị hệ thống được thay đổi tài khoản của quản trị hệ thống.',
    en: 'Only system administrators may change the account of a system administrator.',
  },
  superAdminsMakeSuperAdmins: {
    status: 403,
    vi: 'Quản trị đơn vị không được cấp vai trò quản trị hệ thống. Vui lòng nhờ quản trị hệ thống.',
    en: 'A unit administrator cannot give the role of system administrator. Please ask a system administrator.',
  },
  adminsKeepToTheirUnit: {
    status: 403,
    vi: 'Quản trị đơn vị chỉ quản lý thành viên của đơn vị mình. Với đơn vị khác, vui lòng nhờ quản trị hệ thống.',
    en: 'A unit administrator manages only the members of their own unit. Please ask a system administrator about other units.',
  },
  ownRoleUnchanged: {
    status: 403,
    vi: 'Bạn không thể đổi vai trò của chính mình. Vui lòng nhờ một quản trị viên khác.',
    en: 'You cannot change your own role. Please ask another administrator.',
  },
  ownAccountNotLocked: {
    status: 403,
    vi: 'Bạn không thể khóa tài khoản của chính mình. Vui lòng nhờ một quản trị viên khác.',
    en: 'You cannot lock your own account. Please ask another administrator.',
  },
  ownAccountNotDeleted: {
    status: 403,
    vi: 'Bạn không thể xóa tài khoản của chính mình. Vui lòng nhờ một quản trị viên khác.',
    en: 'You cannot delete your own account. Please ask another administrator.',
  },
  ownPasswordInProfile: {
    status: 403,
    vi: 'Mật khẩu của chính bạn được đổi ở trang “Thông tin của tôi”.',
    en: 'Your own password is changed on the page “My profile”.',
  },
  ownTwoFactorInProfile: {
    status: 403,
    vi: 'Xác thực hai bước của chính bạn được bật hoặc tắt ở trang “Thông tin của tôi”.',
    en: 'Your own two-step sign-in is turned on and off on the page “My profile”.',
  },
  memberBoundToUnit: {
    status: 409,
    vi: 'Thành viên đã có lớp học, bài làm hoặc nội dung trong đơn vị nên không chuyển sang đơn vị khác được. Hãy tạo tài khoản mới ở đơn vị kia.',
    en: 'The member has classes, attempts or content in this unit and cannot move to another. Please create a new account there.',
  },
  memberAlreadyLocked: {
    status: 409,
    vi: 'Tài khoản này đã bị khóa từ trước.',
    en: 'This account is already locked.',
  },
  memberNotLocked: { status: 409, vi: 'Tài khoản này không bị khóa.', en: 'This account is not locked.' },
  memberLocked: {
    status: 409,
    vi: 'Tài khoản đang bị khóa. Hãy mở khóa trước khi đổi mật khẩu.',
    en: 'The account is locked. Unlock it before you change the password.',
  },
  memberNotInactive: {
    status: 409,
    vi: 'Chỉ áp dụng cho tài khoản chưa kích hoạt. Hãy bỏ chọn những tài khoản khác.',
    en: 'This is only for accounts that are not activated. Please remove the others from the selection.',
  },
  memberNotActiveYet: {
    status: 409,
    vi: 'Tài khoản chưa được kích hoạt. Hãy gửi lại email kích hoạt để thành viên tự đặt mật khẩu.',
    en: 'The account is not activated. Resend the activation email so that the member can set a password.',
  },
  memberInUse: {
    status: 409,
    vi: 'Không xóa được vì thành viên đã có bài làm, điểm chấm, lớp học hoặc nội dung đã tạo. Hãy khóa tài khoản thay vì xóa.',
    en: 'The member has attempts, marks, classes or content and cannot be deleted. Lock the account instead.',
  },
  notAUsername: {
    status: 422,
    vi: 'Tên đăng nhập có từ 3 đến 100 ký tự, gồm chữ, số và các dấu . _ - @ +, không có khoảng trắng.',
    en: 'A username has 3 to 100 characters: letters, digits and . _ - @ +, without spaces.',
  },
} as const satisfies ErrorTable;
