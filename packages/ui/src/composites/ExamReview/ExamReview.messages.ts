import { defineMessages } from '../../messages/defineMessages';

/** Texts of a finished attempt. Times, scores and percentages are passed as formatted text. */
export const examReviewMessages = defineMessages({
  vi: {
    attempt: (number: number) => `Lần ${number}`,
    submittedByStudent: (time: string) => `Nộp lúc ${time}`,
    submittedByTime: (time: string) => `Hết giờ, tự động nộp lúc ${time}`,
    finalScore: 'Điểm',
    scoreSoFar: 'Điểm tạm tính',
    scoreWords: (score: string, of: string) => `${score} trên ${of} điểm`,
    arithmetic: (attempt: number, score: string, percent: string, result: string) =>
      `lần ${attempt}: ${score} − ${percent} % = ${result}`,
    waiting: (count: number) => `${count} câu chờ chấm. Điểm sẽ thay đổi khi chấm xong.`,
    part: (title: string, points: string) => `${title} (${points} điểm)`,
    questions: 'Danh sách câu hỏi',
    goTo: (number: number) => `Câu ${number}`,
    nextWaiting: 'Đến câu chờ chấm',
    studentAnswer: 'Câu trả lời của học viên',
    studentChoice: 'Học viên chọn',
    mark: (number: number) => `Chấm câu ${number}`,
    points: 'Điểm',
    pointsRange: (max: string) => `Từ 0 đến ${max}`,
    pointsWrong: (max: string) => `Hãy nhập một số từ 0 đến ${max}, ví dụ 3,5.`,
    comment: 'Nhận xét cho học viên',
    saveMark: 'Lưu điểm',
    saving: 'Đang lưu điểm…',
    saved: (time: string) => `Đã lưu điểm lúc ${time}`,
    unsaved: 'Điểm chưa được lưu',
    failed: (reason: string) => `Chưa lưu được điểm. ${reason}`,
  },
  en: {
    attempt: (number) => `Attempt ${number}`,
    submittedByStudent: (time) => `Submitted at ${time}`,
    submittedByTime: (time) => `Submitted by itself when time was up at ${time}`,
    finalScore: 'Score',
    scoreSoFar: 'Score so far',
    scoreWords: (score, of) => `${score} of ${of} points`,
    arithmetic: (attempt, score, percent, result) =>
      `attempt ${attempt}: ${score} − ${percent} % = ${result}`,
    waiting: (count) =>
      `${count} ${count === 1 ? 'answer waits' : 'answers wait'} for a mark. The score will change when they are marked.`,
    part: (title, points) => `${title} (${points} points)`,
    questions: 'Questions',
    goTo: (number) => `Question ${number}`,
    nextWaiting: 'Next answer to mark',
    studentAnswer: 'The student’s answer',
    studentChoice: 'The student’s choice',
    mark: (number) => `Mark question ${number}`,
    points: 'Points',
    pointsRange: (max) => `From 0 to ${max}`,
    pointsWrong: (max) => `Enter a number from 0 to ${max}, such as 3.5.`,
    comment: 'Comment for the student',
    saveMark: 'Save mark',
    saving: 'Saving the mark…',
    saved: (time) => `Mark saved at ${time}`,
    unsaved: 'The mark is not saved yet',
    failed: (reason) => `The mark could not be saved. ${reason}`,
  },
});

export type ExamReviewMessages = (typeof examReviewMessages)['vi'];
