import type { ErrorTable } from './ErrorTable.ts';

/** Errors that any call or field can have. An error of a form field or of an import cell has the status 422. */
export const generalErrors = {
  forbidden: {
    status: 403,
    vi: 'Bạn không có quyền thực hiện thao tác này. Thao tác dành cho vai trò: {who|roles}.',
    en: 'You are not authorized to do so. It is for these roles: {who|roles}.',
  },
  forbiddenToEdit: {
    status: 403,
    vi: 'Bạn không có quyền sửa mục này. Chỉ người tạo và quản trị viên được sửa.',
    en: 'You have no permission to edit this. Only its creator and administrators may.',
  },
  forbiddenToLock: {
    status: 403,
    vi: 'Bạn không có quyền khóa hoặc mở khóa mục này. Vui lòng nhờ quản trị viên của đơn vị.',
    en: 'You have no permission to lock or unlock this. Please ask the administrator of your unit.',
  },
  forbiddenToDelete: {
    status: 403,
    vi: 'Bạn không có quyền xóa mục này. Chỉ người tạo và quản trị viên được xóa.',
    en: 'You have no permission to delete this. Only its creator and administrators may.',
  },
  notFound: {
    status: 404,
    vi: 'Không tìm thấy nội dung này. Có thể nội dung đã bị xóa hoặc đường dẫn không đúng.',
    en: 'This could not be found. It may have been deleted, or the address is wrong.',
  },
  serviceUnavailable: {
    status: 503,
    vi: 'Hệ thống tạm thời bận. Vui lòng thử lại sau giây lát.',
    en: 'The service is busy right now. Please try again shortly.',
  },
  thisFieldIsRequired: { status: 422, vi: 'Trường này là bắt buộc!', en: 'This field is required.' },
  accountWithoutUnit: {
    status: 422,
    vi: 'Tài khoản của bạn chưa thuộc đơn vị nào. Vui lòng nhờ quản trị hệ thống thêm bạn vào một đơn vị.',
    en: 'Your account does not belong to a unit yet. Please ask a system administrator to add you to one.',
  },
  unknownReference: {
    status: 422,
    vi: 'Mục được chọn không còn tồn tại. Vui lòng chọn lại.',
    en: 'What you chose no longer exists. Please choose again.',
  },
  tooSmall: { status: 422, vi: 'Giá trị phải từ {min} trở lên.', en: 'The value must be {min} or more.' },
  tooLarge: { status: 422, vi: 'Giá trị không được vượt quá {max}.', en: 'The value must be {max} or less.' },
  notOneOf: {
    status: 422,
    vi: '“{value}” không nằm trong các giá trị được phép: {allowed}.',
    en: '“{value}” is not one of the allowed values: {allowed}.',
  },
  notAnInteger: {
    status: 422,
    vi: '“{value}” không phải là số nguyên.',
    en: '“{value}” is not a whole number.',
  },
  tooManyDecimals: {
    status: 422,
    vi: 'Chỉ được tối đa {max} chữ số thập phân.',
    en: 'Use at most {max} decimal places.',
  },
  notADate: {
    status: 422,
    vi: '“{value}” không phải là ngày hợp lệ. Hãy viết ngày/tháng/năm, ví dụ 21/11/2026.',
    en: '“{value}” is not a valid date. Please write day/month/year, for example 21/11/2026.',
  },
  notAnEmail: {
    status: 422,
    vi: 'Email không đúng định dạng, ví dụ ten@congty.vn.',
    en: 'This is not an email address; an example is name@company.com.',
  },
  tooLong: {
    status: 422,
    vi: 'Tối đa {max} ký tự. Vui lòng rút gọn.',
    en: 'Use at most {max} characters.',
  },
  notAPhone: {
    status: 422,
    vi: 'Số điện thoại phải gồm 9 hoặc 10 chữ số, ví dụ 0912345678.',
    en: 'A phone number has 9 or 10 digits, for example 0912345678.',
  },
  conflict: {
    status: 409,
    vi: 'Nội dung này vừa được thay đổi ở nơi khác. Vui lòng tải lại rồi thực hiện lại.',
    en: 'This has just been changed elsewhere. Please reload it and try again.',
  },
  savedBefore: {
    status: 409,
    vi: 'Lần gửi trước đã được lưu với nội dung khác. Vui lòng tải lại trang để xem nội dung đã lưu rồi thực hiện lại nếu cần.',
    en: 'What you sent before was saved with other content. Please reload the page to see it, then try again if you need to.',
  },
} as const satisfies ErrorTable;
