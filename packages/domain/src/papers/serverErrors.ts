import type { ErrorTable } from '../errors/ErrorTable.ts';

/** Errors of papers: files of questions that are no spreadsheets. */
export const serverErrors = {
  fileNotPaper: {
    status: 415,
    vi: 'Không nhận ra đề thi trong tệp này. Hãy chọn tệp Word (.docx), GIFT, Aiken, Moodle XML hoặc QTI (.zip, .xml).',
    en: 'This file is not recognised as a paper. Please choose a Word (.docx), GIFT, Aiken, Moodle XML or QTI (.zip, .xml) file.',
  },
  paperUnreadable: {
    status: 422,
    vi: 'Không đọc được tệp: tệp có thể bị hỏng hoặc tải về chưa trọn vẹn. Hãy mở bằng Word và lưu lại dưới dạng .docx, hoặc xuất lại từ hệ thống kia, rồi chọn lại.',
    en: 'The file cannot be read; it may be damaged or incomplete. Open it in Word and save it as .docx, or export it from the other system again, then choose it again.',
  },
  paperFileEmpty: {
    status: 422,
    vi: 'Tệp không có nội dung. Hãy kiểm tra rồi chọn tệp có câu hỏi.',
    en: 'The file has no content. Please choose one that has questions.',
  },
  paperEncrypted: {
    status: 422,
    vi: 'Tệp được bảo vệ bằng mật khẩu. Hãy bỏ mật khẩu trong Word rồi chọn lại tệp.',
    en: 'The file is protected by a password. Remove the password in Word and choose the file again.',
  },
  paperManyQuestions: {
    status: 422,
    vi: 'Tệp có hơn {max} câu. Hãy chia thành nhiều tệp, mỗi tệp tối đa {max} câu.',
    en: 'The file has more than {max} questions. Please split it into files of at most {max} questions.',
  },
  paperTooLarge: {
    status: 422,
    vi: 'Tệp chứa hơn {max} MB dữ liệu sau khi giải nén. Hãy chia thành nhiều tệp.',
    en: 'The file holds more than {max} MB once it is unpacked. Please split it into several files.',
  },
  paperTooSlow: {
    status: 422,
    vi: 'Sau {seconds} giây vẫn chưa đọc xong tệp. Hãy chia thành nhiều tệp.',
    en: 'The file could not be read within {seconds} seconds. Please split it into several files.',
  },
  paperOldWord: {
    status: 415,
    vi: 'Tệp Word kiểu cũ (.doc) không đọc được. Hãy mở bằng Word, chọn “Lưu thành” và lưu dưới dạng .docx.',
    en: 'Files of older Word versions (.doc) cannot be read. Open it in Word and save it as .docx.',
  },
  paperWithMacros: {
    status: 415,
    vi: 'Tệp Word có macro (.docm) không được nhập. Hãy mở bằng Word, chọn “Lưu thành” và lưu dưới dạng .docx.',
    en: 'Word files with macros (.docm) are not imported. Open it in Word and save it as .docx.',
  },
  paperOldQti: {
    status: 415,
    vi: 'Gói này là QTI 1.2 kiểu cũ, không đọc được. Hãy xuất lại từ hệ thống kia dưới dạng QTI 2.1, QTI 3.0 hoặc Moodle XML.',
    en: 'This package is of the older QTI 1.2, which cannot be read. Please export it from the other system as QTI 2.1, QTI 3.0 or Moodle XML.',
  },
  paperOfSheets: {
    status: 415,
    vi: 'Đây là bảng tính. Hãy nhập nó ở mục “Bảng tính”.',
    en: 'This is a spreadsheet. Please import it under “Spreadsheet”.',
  },
  paperManyPictures: {
    status: 422,
    vi: 'Tệp có hơn {max} ảnh. Hãy chia thành nhiều tệp.',
    en: 'The file has more than {max} pictures. Please split it into several files.',
  },
  paperEmpty: {
    status: 422,
    vi: 'Không tìm thấy câu hỏi nào. Trong tệp Word, mỗi câu bắt đầu bằng “Câu 1.” hoặc “1.”, các phương án bằng “A.”, “B.”, …',
    en: 'No question was found. In a Word file, each question begins with “Câu 1.”, “Question 1.” or “1.”, and its options with “A.”, “B.”, …',
  },
  paperTextEmpty: {
    status: 422,
    vi: 'Không tìm thấy câu hỏi nào trong tệp văn bản. Nếu tệp được xuất từ hệ thống khác, tệp có thể đã bị cắt: hãy xuất lại. Nếu gõ tay, mỗi câu bắt đầu bằng “Câu 1.” hoặc “1.”, hoặc viết theo mẫu GIFT hay Aiken.',
    en: 'No question was found in the text file. If another system exported it, it may have been cut off: please export it again. If it was typed, each question begins with “Question 1.” or “1.”, or follows GIFT or Aiken.',
  },
  paperCut: {
    status: 422,
    vi: 'Tệp {format} bị cắt trước khi hết câu hỏi đầu tiên nên không đọc được câu nào. Hãy xuất lại tệp từ hệ thống đã tạo ra nó, hoặc tải lại, rồi chọn lại.',
    en: 'The {format} file is cut off before its first question ends, so no question can be read. Please export it again from the system that made it, or download it again, then choose it again.',
  },
  paperWithoutQuestions: {
    status: 422,
    vi: 'Tệp {format} không có câu hỏi nào. Hãy chọn các câu hỏi trong hệ thống đã tạo ra tệp rồi xuất lại.',
    en: 'The {format} file has no questions. Please choose questions in the system that made it and export it again.',
  },
  questionTwiceInPaper: {
    status: 422,
    vi: 'Câu này trùng với câu thứ {row} trong cùng tệp.',
    en: 'This repeats question {row} of the same file.',
  },
} as const satisfies ErrorTable;
