import { defineWords } from '../../words/defineWords';

/** Texts of trying an exam. */
export const tryWords = defineWords('tryExam', {
  vi: {
    notice: 'Bạn đang làm thử: câu trả lời không được lưu và không tính vào kết quả nào.',
    nothingSaved: 'Làm thử, không lưu câu trả lời',
    submitIntro: 'Bạn sẽ thấy kết quả và đáp án ngay. Không có gì được lưu.',
    timeUp: 'Đã hết giờ làm thử. Khi thi thật, bài được tự động nộp vào lúc này.',
    leave: 'Thoát',
    resultNotice:
      'Kết quả làm thử, không được lưu. Học viên thấy điểm, câu trả lời và đáp án theo thiết lập của bài thi được giao.',
    again: 'Làm thử lại',
  },
  en: {
    notice: 'You are trying the exam: answers are not saved and count for nothing.',
    nothingSaved: 'Trying: answers are not saved',
    submitIntro: 'You will see the result and the key at once. Nothing is saved.',
    timeUp: 'The time to try it is up. In a real exam, it would be submitted now.',
    leave: 'Leave',
    resultNotice:
      'The result of a try, which is not saved. Students see scores, answers and the key as the assigned exam says.',
    again: 'Try again',
  },
});
