import { defineWords } from '../../words/defineWords';
import { plural } from '../../words/plural';

export const importWords = defineWords('questionImport', {
  vi: {
    title: 'Nhập câu hỏi từ bảng tính',
    toFile: 'Tiếp: chọn tệp',
    xlsx: 'Excel (.xlsx)',
    ods: 'OpenDocument (.ods)',
    csv: 'CSV (.csv)',
    templateName: 'mau-cau-hoi',
    refusedName: 'cau-hoi-dong-loi',
    column: 'Cột {{letter}}',
    row: 'Dòng',
    columnHead: 'Cột',
    value: 'Giá trị',
    reason: 'Lý do',
    advice: 'Chưa có câu hỏi nào được lưu.',
    imported: 'Đã nhập {{count}} câu hỏi vào ngân hàng.',
  },
  en: {
    title: 'Import questions from a spreadsheet',
    toFile: 'Next: choose a file',
    xlsx: 'Excel (.xlsx)',
    ods: 'OpenDocument (.ods)',
    csv: 'CSV (.csv)',
    templateName: 'question-template',
    refusedName: 'questions-invalid-rows',
    column: 'Column {{letter}}',
    row: 'Row',
    columnHead: 'Column',
    value: 'Value',
    reason: 'Reason',
    advice: 'No question has been saved.',
    imported: ({ count }) =>
      plural(count, '1 question imported into the bank.', `${count} questions imported into the bank.`),
  },
});
