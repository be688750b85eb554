import type { ErrorTable } from '../errors/ErrorTable.ts';

/** Errors of uploaded files. */
export const errors = {
  chooseFile: { status: 422, vi: 'Hãy chọn tệp {kind}.', en: 'Choose the {kind} file.' },
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
  fileLockedOrOlder: {
    status: 415,
    vi: 'Tệp {said} này có mật khẩu, hoặc là tệp Office 97–2003 được đổi đuôi. Hãy bỏ mật khẩu, hoặc lưu lại dưới dạng {said}, rồi chọn lại.',
    en: 'This {said} file has a password, or is a renamed Office 97–2003 file. Remove the password, or save it as {said}, and choose it again.',
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
} as const satisfies ErrorTable;
