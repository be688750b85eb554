import type { ErrorTable } from '../errors/ErrorTable.ts';

/** Errors of files that only the server finds. */
export const serverErrors = {
  fileMissing: { status: 422, vi: 'Vui lòng chọn tệp.', en: 'Please choose a file.' },
  fileEmpty: {
    status: 422,
    vi: 'Tệp không có dữ liệu. Hãy chọn tệp có ít nhất một dòng bên dưới dòng tiêu đề.',
    en: 'The file has no data. Choose one with at least one row below its headings.',
  },
  fileEncrypted: {
    status: 422,
    vi: 'Tệp được bảo vệ bằng mật khẩu. Hãy bỏ mật khẩu trong Excel rồi chọn lại tệp.',
    en: 'The file is protected by a password. Remove the password in Excel and choose the file again.',
  },
  fileNotSpreadsheet: {
    status: 415,
    vi: 'Tệp này không phải bảng tính. Hãy dùng tệp .xlsx, .xls, .ods hoặc .csv.',
    en: 'This file is not a spreadsheet. Please use an .xlsx, .xls, .ods or .csv file.',
  },
  fileUnreadable: {
    status: 422,
    vi: 'Không đọc được tệp. Hãy mở tệp trong Excel, lưu lại dưới dạng .xlsx rồi chọn lại.',
    en: 'The file cannot be read. Open it in Excel, save it as .xlsx and choose it again.',
  },
  rangeNotSatisfiable: {
    status: 416,
    vi: 'Tệp không có phần được yêu cầu. Vui lòng tải lại từ đầu.',
    en: 'The file has no such part. Please load it again from the beginning.',
  },
} as const satisfies ErrorTable;
