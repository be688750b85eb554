import { defineWords } from '../../words/defineWords';
import { plural } from '../../words/plural';

/** Texts of the import of questions. */
export const importWords = defineWords('questionImport', {
  vi: {
    import: 'Nhập',
    unitFirst: 'Hãy chọn đơn vị. Mọi câu hỏi trong tệp được thêm vào ngân hàng của đơn vị này.',
    templateName: 'mau-cau-hoi',
    refusedName: 'cau-hoi-dong-loi',
    start: 'Nhập {{count}} câu hỏi',
    notStarted: 'Chưa bắt đầu nhập được',
    rows: 'Dòng trong tệp',
    saved: 'Câu hỏi đã nhập',
    refused: 'Dòng không hợp lệ',
    done: 'Đã nhập {{count}} câu hỏi vào ngân hàng',
    noneDone: 'Không có câu hỏi mới nào',
    seeBank: 'Xem ngân hàng câu hỏi',
    makeExam: 'Tạo đề từ các câu vừa nhập',
  },
  en: {
    import: 'Import',
    unitFirst: 'Choose the unit. All questions of the file are added to its bank.',
    templateName: 'question-template',
    refusedName: 'questions-invalid-rows',
    start: ({ count }) => plural(count, 'Import 1 question', `Import ${count} questions`),
    notStarted: 'The import could not be started',
    rows: 'Rows in the file',
    saved: 'Questions imported',
    refused: 'Invalid rows',
    done: ({ count }) =>
      plural(count, '1 question imported into the bank', `${count} questions imported into the bank`),
    noneDone: 'No new questions',
    seeBank: 'See the question bank',
    makeExam: 'Make an exam of these questions',
  },
});
