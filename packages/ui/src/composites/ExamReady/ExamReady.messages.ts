import { defineMessages } from '../../messages/defineMessages';

/** Texts of the page before an exam. Times, scores and percentages are passed as formatted text. */
export const examReadyMessages = defineMessages({
  vi: {
    questions: 'Số câu hỏi',
    questionsValue: (count: number) => `${count} câu`,
    perPage: (count: number) => `${count} câu mỗi trang`,
    duration: 'Thời gian làm bài',
    durationValue: (minutes: number) => `${minutes} phút`,
    open: 'Mở lúc',
    closes: 'Đóng lúc',
    timeInZone: (time: string, zone: string) => `${time} (${zone})`,
    attemptsLeft: 'Số lần còn lại',
    attemptsLeftValue: (count: number) => (count > 0 ? `${count} lần` : 'Không còn lần nào'),
    endCutsTime: (minutes: number) =>
      `Bài thi sắp đóng: nếu bắt đầu bây giờ bạn chỉ còn ${minutes} phút, ít hơn thời gian làm bài.`,
    deductionNow: (attempt: number, percent: string) =>
      `Đây là lần ${attempt}: điểm bị trừ ${percent} %. Ví dụ đạt 80 điểm:`,
    deductionNone: (percent: string) =>
      `Lần đầu không bị trừ điểm. Mỗi lần làm lại bị trừ thêm ${percent} %.`,
    noDeduction: 'Làm lại không bị trừ điểm.',
    arithmetic: (attempt: number, score: string, percent: string, result: string) =>
      `lần ${attempt}: ${score} − ${percent} % = ${result}`,
    bestCounts: 'Điểm cao nhất trong các lần được tính.',
    rules: 'Trước khi bắt đầu',
    ruleClock: 'Đồng hồ chạy theo giờ của máy chủ và không dừng lại khi bạn rời trang.',
    ruleSaved: 'Mỗi câu trả lời được lưu ngay. Mất mạng hay tắt máy, bạn mở lại và làm tiếp.',
    ruleTimeUp: 'Hết giờ, bài được tự động nộp.',
    ruleOnce: 'Sau khi nộp, không thể sửa bài làm của lần đó.',
    start: 'Bắt đầu làm bài',
    startAgain: (attempt: number) => `Bắt đầu lần ${attempt}`,
    continue: 'Làm tiếp',
    continueUntil: (time: string, zone: string) => `Bạn đang làm dở bài này. Hết giờ lúc ${time} (${zone}).`,
    past: 'Các lần đã làm',
    attempt: (number: number) => `Lần ${number}`,
    stateInProgress: 'Đang làm',
    stateSubmitted: 'Chờ chấm',
    stateMarked: 'Đã chấm',
    submittedAt: (time: string) => `Nộp lúc ${time}`,
    scorePoints: (score: string) => `${score} điểm`,
    provisional: (score: string) => `${score} (tạm tính)`,
    seeResult: 'Xem bài làm',
    seeResultOf: (number: number) => `Xem bài làm lần ${number}`,
    best: 'Cao nhất',
  },
  en: {
    questions: 'Questions',
    questionsValue: (count) => `${count} ${count === 1 ? 'question' : 'questions'}`,
    perPage: (count) => `${count} a page`,
    duration: 'Time for the exam',
    durationValue: (minutes) => `${minutes} ${minutes === 1 ? 'minute' : 'minutes'}`,
    open: 'Opens',
    closes: 'Closes',
    timeInZone: (time, zone) => `${time} (${zone})`,
    attemptsLeft: 'Attempts left',
    attemptsLeftValue: (count) => (count > 0 ? String(count) : 'None'),
    endCutsTime: (minutes) =>
      `The exam closes soon: if you start now you have only ${minutes} minutes, less than the time for the exam.`,
    deductionNow: (attempt, percent) =>
      `This is attempt ${attempt}: ${percent} % is taken off the score. With 80 points, for example:`,
    deductionNone: (percent) =>
      `Nothing is taken off the first attempt. Each retake loses another ${percent} %.`,
    noDeduction: 'Nothing is taken off for a retake.',
    arithmetic: (attempt, score, percent, result) =>
      `attempt ${attempt}: ${score} − ${percent} % = ${result}`,
    bestCounts: 'The best attempt counts.',
    rules: 'Before you start',
    ruleClock: 'The clock is the server’s and does not stop when you leave the page.',
    ruleSaved:
      'Every answer is saved at once. If the network or the computer fails, open the exam again and continue.',
    ruleTimeUp: 'When time is up the exam is submitted by itself.',
    ruleOnce: 'After you submit, the answers of that attempt cannot be changed.',
    start: 'Start the exam',
    startAgain: (attempt) => `Start attempt ${attempt}`,
    continue: 'Continue',
    continueUntil: (time, zone) => `You have begun this exam. Time is up at ${time} (${zone}).`,
    past: 'Attempts so far',
    attempt: (number) => `Attempt ${number}`,
    stateInProgress: 'In progress',
    stateSubmitted: 'Waiting for a mark',
    stateMarked: 'Marked',
    submittedAt: (time) => `Submitted at ${time}`,
    scorePoints: (score) => (score === '1' ? '1 point' : `${score} points`),
    provisional: (score) => `${score} (provisional)`,
    seeResult: 'See answers',
    seeResultOf: (number) => `See the answers of attempt ${number}`,
    best: 'Best',
  },
});

export type ExamReadyMessages = (typeof examReadyMessages)['vi'];
