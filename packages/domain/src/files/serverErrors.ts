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
  mediaCorrupted: {
    status: 422,
    vi: 'Tệp âm thanh hoặc video bị hỏng, không phát được. Hãy xuất lại tệp từ phần mềm gốc rồi tải lên lại.',
    en: 'The sound or film is damaged and cannot be played. Export it again from the program that made it, and upload it again.',
  },
  documentUnreadable: {
    status: 422,
    vi: 'Không chuyển được tài liệu để xem trên trang: tệp bị hỏng hoặc có mật khẩu. Hãy lưu lại tài liệu, hoặc xuất ra PDF rồi tải lên.',
    en: 'The document cannot be converted for viewing: it is damaged or has a password. Save it again, or export it as PDF and upload that.',
  },
  documentTooLarge: {
    status: 422,
    vi: 'Tài liệu quá lớn để xem trên trang này. Hãy tải về để xem; hoặc chia nhỏ, hay xuất ra PDF rồi tải lên.',
    en: 'The document is too large to be viewed here. Download it to view it; or split it, or export it as PDF and upload that.',
  },
  renditionTooSlow: {
    status: 422,
    vi: 'Chuyển đổi tệp mất quá nhiều thời gian nên đã dừng. Hãy chia nhỏ tệp, hoặc xuất ra PDF hay MP4 rồi tải lên.',
    en: 'The conversion took too long and was stopped. Split the file, or export it as PDF or MP4 and upload that.',
  },
  renditionFailed: {
    status: 422,
    vi: 'Không chuyển đổi được tệp. Hãy xuất tệp ra PDF hoặc MP4 rồi tải lên lại.',
    en: 'The file could not be converted. Export it as PDF or MP4 and upload that.',
  },
  renditionImpossible: {
    status: 422,
    vi: 'Máy chủ này không có chương trình chuyển đổi loại tệp này. Hãy xuất ra PDF hoặc MP4 rồi tải lên, hoặc tải tệp gốc về để xem.',
    en: 'This server has no program that converts such files. Export the file as PDF or MP4 and upload that, or download the original.',
  },
  serverStorageFull: {
    status: 507,
    vi: 'Ổ đĩa lưu tệp của hệ thống đã đầy nên chưa lưu được tệp này. Hãy báo quản trị hệ thống giải phóng dung lượng, rồi thực hiện lại.',
    en: 'The disk on which files are stored is full, so this file could not be saved. Ask a system administrator to free some space, then try again.',
  },
  preconditionFailed: {
    status: 412,
    vi: 'Tệp đã thay đổi kể từ phiên bản được yêu cầu. Vui lòng tải lại từ đầu.',
    en: 'The file is no longer the version that was asked for. Please load it again from the beginning.',
  },
  rangeNotSatisfiable: {
    status: 416,
    vi: 'Tệp không có phần được yêu cầu. Vui lòng tải lại từ đầu.',
    en: 'The file has no such part. Please load it again from the beginning.',
  },
} as const satisfies ErrorTable;
