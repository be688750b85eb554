import type { ErrorTable } from '../errors/ErrorTable.ts';

/** Errors of papers: files of questions that are no spreadsheets. */
export const serverErrors = {
  fileNotPaper: {
    status: 415,
    vi: 'Không nhận ra đề thi trong tệp này. Hãy chọn tệp Word (.docx), GIFT, Aiken hoặc Moodle XML.',
    en: 'This file is not recognised as a paper. Please choose a Word (.docx), GIFT, Aiken or Moodle XML file.',
  },
  paperOldWord: {
    status: 415,
    vi: 'Tệp Word kiểu cũ (.doc) không đọc được. Hãy mở bằng Word, chọn “Lưu thành” và lưu dưới dạng .docx.',
    en: 'Files of older Word versions (.doc) cannot be read. Open it in Word and save it as .docx.',
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
  questionTwiceInPaper: {
    status: 422,
    vi: 'Câu này trùng với câu thứ {row} trong cùng tệp.',
    en: 'This repeats question {row} of the same file.',
  },
} as const satisfies ErrorTable;
