import type { ErrorTable } from '../errors/ErrorTable.ts';

/** Errors of uploaded files. */
export const errors = {
  fileMissing: { status: 422, vi: 'Vui lòng chọn tệp.', en: 'Please choose a file.' },
  fileEmpty: {
    status: 422,
    vi: 'Tệp không có dữ liệu. Hãy tải tệp mẫu và điền từ dòng thứ hai.',
    en: 'The file has no data. Download the template and fill it in from the second row.',
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
  fileTooLarge: {
    status: 413,
    vi: 'Tệp lớn hơn {max} MB. Hãy chọn tệp nhỏ hơn hoặc chia tệp ra.',
    en: 'The file is larger than {max} MB. Please choose a smaller one, or split it.',
  },
  fileNotAllowed: {
    status: 415,
    vi: 'Hệ thống không nhận loại tệp này. Hãy chọn tệp {allowed}.',
    en: 'This type of file is not accepted. Please choose one of these: {allowed}.',
  },
  fileIsAnother: {
    status: 415,
    vi: 'Tệp có đuôi {said} nhưng nội dung là {found}. Hãy chọn tệp đúng loại.',
    en: 'The file name ends in {said}, but the content is {found}. Please choose a file of the right type.',
  },
  fileContentUnknown: {
    status: 415,
    vi: 'Tệp có đuôi {said} nhưng nội dung không phải loại đó. Hãy chọn tệp đúng loại.',
    en: 'The file name ends in {said}, but the content is something else. Please choose a file of the right type.',
  },
  pictureUnreadable: {
    status: 422,
    vi: 'Không đọc được ảnh này: tệp bị hỏng hoặc chưa tải về đủ. Hãy chọn ảnh khác.',
    en: 'This picture cannot be read: the file is damaged or cut off. Please choose another one.',
  },
  pictureTooLarge: {
    status: 422,
    vi: 'Ảnh {width} × {height} điểm ảnh là quá lớn. Mỗi cạnh tối đa {side} điểm ảnh, tất cả tối đa {megapixels} triệu. Hãy thu nhỏ ảnh.',
    en: 'A picture of {width} × {height} pixels is too large. The limit is {side} pixels per side and {megapixels} million in all. Please make it smaller.',
  },
  rangeNotSatisfiable: {
    status: 416,
    vi: 'Tệp không có phần được yêu cầu. Vui lòng tải lại từ đầu.',
    en: 'The file has no such part. Please load it again from the beginning.',
  },
} as const satisfies ErrorTable;
