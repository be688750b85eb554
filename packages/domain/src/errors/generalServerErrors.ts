import type { ErrorTable } from './ErrorTable.ts';

/** Errors of any call that only the server finds. */
export const generalServerErrors = {
  badRequest: {
    status: 400,
    vi: 'Hệ thống không đọc được yêu cầu này. Vui lòng tải lại trang rồi thử lại.',
    en: 'This request could not be read. Please reload the page and try again.',
  },
  methodNotAllowed: {
    status: 405,
    vi: 'Thao tác này không được hỗ trợ ở địa chỉ này.',
    en: 'This address does not support that action.',
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
  headersTooLarge: {
    status: 431,
    vi: 'Địa chỉ hoặc cookie gửi kèm quá dài. Vui lòng bớt điều kiện tìm; nếu vẫn lỗi, hãy xóa cookie của trang này.',
    en: 'The address or its cookies are too long. Please search for less; if that does not help, clear the cookies of this site.',
  },
  internal: {
    status: 500,
    vi: 'Hệ thống gặp lỗi. Lỗi đã được ghi lại; vui lòng thử lại sau ít phút.',
    en: 'Something went wrong on our side. It has been recorded; please try again in a few minutes.',
  },
  databaseNotWritable: {
    status: 503,
    vi: 'Máy chủ không ghi được vào cơ sở dữ liệu.',
    en: 'The server cannot write to its database.',
  },
  dataFolderNotWritable: {
    status: 503,
    vi: 'Máy chủ không ghi được vào thư mục dữ liệu: ổ đĩa đã đầy hoặc bị lỗi.',
    en: 'The server cannot write to its data folder: the disk is full or broken.',
  },
  tooShort: { status: 422, vi: 'Cần ít nhất {min} ký tự.', en: 'Use at least {min} characters.' },
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
  notABoolean: {
    status: 422,
    vi: '“{value}” không phải là Đúng hoặc Sai.',
    en: '“{value}” is neither true nor false.',
  },
  invalidValue: { status: 422, vi: 'Giá trị không hợp lệ.', en: 'This value is not valid.' },
  textBroken: {
    status: 422,
    vi: 'Văn bản có ký tự hỏng không lưu được (thường là nửa biểu tượng cảm xúc khi sao chép). Hãy xóa ký tự đó hoặc gõ lại.',
    en: 'The text contains a broken character that cannot be stored (often half of an emoji that was copied). Remove it or type the text again.',
  },
  unknownField: { status: 422, vi: 'Không có trường “{field}”.', en: 'There is no field “{field}”.' },
  tooManyItems: { status: 422, vi: 'Tối đa {max} mục.', en: 'At most {max} items.' },
} as const satisfies ErrorTable;
