import { defineWords } from '../../words/defineWords';
import { plural } from '../../words/plural';

/** Texts before and after the exam, which the exam does not load. */
export const seenWords = defineWords('examSeen', {
  vi: {
    retake: 'Làm lại (lần {{number}})',
    retakesLeft: 'Bạn còn {{count}} lần làm bài.',
    retakeDeduction: 'Lần {{number}} bị trừ {{percent}}.',
    bestCounts: 'Điểm cao nhất được tính.',
    seenSoon: 'Bài đã được nộp',
    seenSoonText: 'Kết quả sẽ hiện sau ít giây, khi máy chủ nhận đủ các câu trả lời.',
    notOver: 'Bài này chưa nộp nên chưa có kết quả.',
    goOn: 'Làm tiếp',
    wasReset: 'Bài làm này đã được đặt lại',
    wasResetText:
      'Bài không còn được tính; câu trả lời và điểm vẫn được giữ. Nếu bạn được làm lại, bài thi hiện trong danh sách bài thi của bạn. Có thắc mắc, hãy hỏi giảng viên của lớp.',
    toExams: 'Về bài thi của tôi',
    noAttempt: 'Chưa có bài làm nào',
    noAttemptText: 'Khi bạn nộp bài, kết quả sẽ hiện ở đây.',
    noAttemptOf: '{{name}} chưa nộp bài nào của đề này.',
  },
  en: {
    retake: 'Retake (attempt {{number}})',
    retakesLeft: ({ count }) => plural(count, 'You have 1 attempt left.', `You have ${count} attempts left.`),
    retakeDeduction: '{{percent}} is taken off attempt {{number}}.',
    bestCounts: 'The best attempt counts.',
    seenSoon: 'The exam has been submitted',
    seenSoonText: 'The result appears in a few seconds, once the server has received the last answers.',
    notOver: 'This exam has not been submitted yet, so there is no result.',
    goOn: 'Continue',
    wasReset: 'This attempt has been reset',
    wasResetText:
      'It no longer counts; its answers and marks are kept. If you may take it again, the exam is in the list of your exams. If you have questions, please ask the teacher of the class.',
    toExams: 'To my exams',
    noAttempt: 'No attempts yet',
    noAttemptText: 'When you submit the exam, its result appears here.',
    noAttemptOf: '{{name}} has not submitted this exam.',
  },
});
