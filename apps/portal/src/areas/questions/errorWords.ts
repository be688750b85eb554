import { defineWords } from '../../words/defineWords';
import { plural } from '../../words/plural';

/** Texts of marks of wrong questions, and of putting a corrected copy in their place. */
export const errorWords = defineWords('questionErrors', {
  vi: {
    mark: 'Đánh dấu',
    markTitle: 'Đánh dấu {{count}} câu hỏi có lỗi',
    markOne: 'Đánh dấu câu “{{name}}” có lỗi',
    marked: 'Đã đánh dấu {{count}} câu hỏi có lỗi.',
    reason: 'Lỗi ở đâu',
    reasonHelp: 'Ví dụ: đáp án B cũng đúng; hình không hiển thị. Có thể để trống.',
    markText:
      'Người soạn câu hỏi, người soạn đề và giảng viên các lớp đã được giao đề có câu này sẽ nhận thông báo. Đề thi và bài làm không thay đổi.',
    hasError: 'Câu hỏi này được đánh dấu là có lỗi',
    markedBy: '{{name}} đánh dấu lúc {{time}}',
    whatToDo: 'Sau khi sửa, hãy bỏ đánh dấu.',
    whatToDoUsed:
      'Khi sửa, hệ thống tạo một bản sao; bản sao thay được câu này trong các đề chưa giao. Với lớp đã thi, hãy hiệu chỉnh kết quả ở mục “Dùng trong đề thi” bên dưới.',
    notAssigned: 'Chưa giao cho lớp nào',
    assignedElsewhere: 'Đã giao cho lớp do người khác phụ trách',
    handedIn: '{{count}} bài đã nộp',
    correct: 'Hiệu chỉnh kết quả',
    copies: 'Bản sao',
    noCopies: 'Chưa có',
    copy: '{{name}}, {{date}}',
    replaceOffer: 'Thay câu gốc trong đề thi',
    replaceTitle: 'Thay câu gốc bằng câu này',
    replaceText: 'Câu này nhận vị trí và điểm của câu gốc trong các đề bạn chọn.',
    replace: 'Thay câu hỏi',
    replaced: 'Đã thay câu hỏi trong {{count}} đề thi.',
    noExams: 'Không có đề thi nào đang dùng câu gốc.',
  },
  en: {
    mark: 'Mark',
    markTitle: ({ count }) => plural(count, 'Mark 1 question as faulty', `Mark ${count} questions as faulty`),
    markOne: 'Mark the question “{{name}}” as faulty',
    marked: ({ count }) =>
      plural(count, '1 question is marked as faulty.', `${count} questions are marked as faulty.`),
    reason: 'What is wrong',
    reasonHelp: 'For example: answer B is right, too; the picture is missing. It can stay empty.',
    markText:
      'The authors of the question and of its exams, and the teachers of classes that have such an exam, are notified. Exams and attempts do not change.',
    hasError: 'This question is marked as faulty',
    markedBy: 'Marked by {{name}}, {{time}}',
    whatToDo: 'Remove the mark once it is corrected.',
    whatToDoUsed:
      'Editing creates a copy, which can replace this question in exams that are not assigned. For classes that have sat it, correct the results under “Used in an exam” below.',
    notAssigned: 'Not assigned to a class',
    assignedElsewhere: 'Assigned to a class of somebody else',
    handedIn: ({ count }) => plural(count, '1 attempt submitted', `${count} attempts submitted`),
    correct: 'Correct the results',
    copies: 'Copies',
    noCopies: 'None',
    copy: '{{name}}, {{date}}',
    replaceOffer: 'Replace the original in exams',
    replaceTitle: 'Replace the original with this question',
    replaceText: 'This question takes the place and the points of the original in the exams that you choose.',
    replace: 'Replace the question',
    replaced: ({ count }) =>
      plural(count, 'The question is replaced in 1 exam.', `The question is replaced in ${count} exams.`),
    noExams: 'No exam uses the original.',
  },
});
