import type { ErrorTable } from './ErrorTable.ts';

/** Errors that any call or field can have. An error of a form field or of an import cell has the status 422. */
export const generalErrors = {
  badRequest: {
    status: 400,
    vi: 'Hệ thống không đọc được yêu cầu này. Vui lòng tải lại trang rồi thử lại.',
    en: 'This request could not be read. Please reload the page and try again.',
  },
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
  methodNotAllowed: {
    status: 405,
    vi: 'Thao tác này không được hỗ trợ ở địa chỉ này.',
    en: 'This address does not support that action.',
  },
  conflict: {
    status: 409,
    vi: 'Nội dung này vừa được thay đổi ở nơi khác. Vui lòng tải lại rồi thực hiện lại.',
    en: 'This has just been changed elsewhere. Please reload it and try again.',
  },
  payloadTooLarge: {
    status: 413,
    vi: 'Dữ liệu gửi lên quá lớn. Vui lòng gửi ít hơn trong một lần.',
    en: 'Too much was sent at once. Please send less.',
  },
  unsupportedMediaType: {
    status: 415,
    vi: 'Hệ thống không hỗ trợ định dạng dữ liệu này.',
    en: 'This format is not supported.',
  },
  validationFailed: {
    status: 422,
    vi: 'Một số thông tin chưa hợp lệ. Vui lòng xem các ô được đánh dấu.',
    en: 'Some of the information is not valid. Please look at the marked fields.',
  },
  tooManyRequests: {
    status: 429,
    vi: 'Bạn thao tác quá nhanh. Vui lòng chờ một lát rồi thử lại.',
    en: 'Too many requests. Please wait a moment and try again.',
  },
  internal: {
    status: 500,
    vi: 'Hệ thống gặp lỗi. Lỗi đã được ghi lại; vui lòng thử lại sau ít phút.',
    en: 'Something went wrong on our side. It has been recorded; please try again in a few minutes.',
  },
  serviceUnavailable: {
    status: 503,
    vi: 'Hệ thống tạm thời bận. Vui lòng thử lại sau giây lát.',
    en: 'The service is busy right now. Please try again shortly.',
  },
  thisFieldIsRequired: { status: 422, vi: 'Trường này là bắt buộc!', en: 'This field is required.' },
  invalidValue: { status: 422, vi: 'Giá trị không hợp lệ.', en: 'This value is not valid.' },
  unknownField: { status: 422, vi: 'Không có trường “{field}”.', en: 'There is no field “{field}”.' },
  unknownReference: {
    status: 422,
    vi: 'Mục được chọn không còn tồn tại. Vui lòng chọn lại.',
    en: 'What you chose no longer exists. Please choose again.',
  },
  tooShort: { status: 422, vi: 'Cần ít nhất {min} ký tự.', en: 'Use at least {min} characters.' },
  tooLong: {
    status: 422,
    vi: 'Tối đa {max} ký tự. Vui lòng rút gọn.',
    en: 'Use at most {max} characters.',
  },
  tooSmall: { status: 422, vi: 'Giá trị phải từ {min} trở lên.', en: 'The value must be {min} or more.' },
  tooLarge: { status: 422, vi: 'Giá trị không được vượt quá {max}.', en: 'The value must be {max} or less.' },
  tooManyItems: { status: 422, vi: 'Tối đa {max} mục.', en: 'At most {max} items.' },
  notOneOf: {
    status: 422,
    vi: '“{value}” không nằm trong các giá trị được phép: {allowed}.',
    en: '“{value}” is not one of the allowed values: {allowed}.',
  },
  notANumber: {
    status: 422,
    vi: '“{value}” không phải là số. Ví dụ đúng: 8,5 hoặc 1.234,5.',
    en: '“{value}” is not a number. Examples: 8.5 or 1,234.5.',
  },
  numberAmbiguous: {
    status: 422,
    vi: '“{value}” có thể hiểu là {grouped} hoặc {decimal}. Hãy viết số không có dấu phân cách hàng nghìn.',
    en: '“{value}” may mean {grouped} or {decimal}. Please write it without a thousands separator.',
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
  notAPhone: {
    status: 422,
    vi: 'Số điện thoại phải gồm 9 hoặc 10 chữ số, ví dụ 0912345678.',
    en: 'A phone number has 9 or 10 digits, for example 0912345678.',
  },
  notAnEmail: {
    status: 422,
    vi: 'E-mail không đúng định dạng, ví dụ ten@congty.vn.',
    en: 'This is not an e-mail address; an example is name@company.com.',
  },
  notABoolean: {
    status: 422,
    vi: '“{value}” không phải là Đúng hoặc Sai.',
    en: '“{value}” is neither true nor false.',
  },
} as const satisfies ErrorTable;
