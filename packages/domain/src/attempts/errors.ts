import type { ErrorTable } from '../errors/ErrorTable.ts';

/** Errors of taking an exam, marking and reviewing. */
export const errors = {
  notAParticipant: {
    status: 403,
    vi: 'Bạn không có trong danh sách dự thi. Vui lòng liên hệ giảng viên của lớp.',
    en: 'You are not on the list for this exam. Please ask the teacher of the class.',
  },
  assignmentNotOpen: {
    status: 403,
    vi: 'Chưa đến giờ làm bài. Bài thi mở lúc {start|instant}.',
    en: 'The time to take the test has not come yet. It opens at {start|instant}.',
  },
  assignmentOver: {
    status: 409,
    vi: 'Đã hết thời gian làm bài. Bài thi đóng lúc {end|instant}.',
    en: 'The time for this exam is over. It closed at {end|instant}.',
  },
  noAttemptLeft: {
    status: 409,
    vi: 'Bạn đã làm đủ {allowed} lần được phép. Nếu cần làm thêm, vui lòng liên hệ giảng viên của lớp.',
    en: 'You have used all your attempts ({allowed}). If you need another one, please ask the teacher of the class.',
  },
  attemptOver: {
    status: 409,
    vi: 'Bài làm đã được nộp nên không nhận thêm câu trả lời.',
    en: 'The attempt has been submitted, so no more answers are accepted.',
  },
  answerTooLate: {
    status: 409,
    vi: 'Câu trả lời đến sau khi hết giờ ({deadline|instant}) nên không được tính. Các câu đã lưu trước đó vẫn được giữ.',
    en: 'The answer arrived after the deadline ({deadline|instant}) and does not count. Answers saved before that are kept.',
  },
  notTimeYet: {
    status: 409,
    vi: 'Chưa hết giờ làm bài ({deadline|instant}). Bạn vẫn có thể tiếp tục hoặc tự nộp bài.',
    en: 'The time is not over yet ({deadline|instant}). You can continue, or submit it yourself.',
  },
  answerBatchGap: {
    status: 409,
    vi: 'Máy chủ chưa nhận đủ các thay đổi trước đó. Trang sẽ tự gửi lại.',
    en: 'The server is missing earlier changes. The page sends them again automatically.',
  },
  serverRestored: {
    status: 409,
    vi: 'Máy chủ vừa được khôi phục từ bản sao lưu. Trang sẽ tự gửi lại các câu trả lời.',
    en: 'The server was restored from a backup. The page sends the answers again by itself.',
  },
  answersMissing: {
    status: 409,
    vi: 'Một số câu trả lời còn ở trên thiết bị này. Trang sẽ gửi lên máy chủ trước khi nộp bài.',
    en: 'Some answers are still only on this device. The page sends them before it submits.',
  },
  answerWrongShape: {
    status: 422,
    vi: 'Câu trả lời không đúng dạng của câu hỏi. Vui lòng trả lời lại câu này.',
    en: 'The answer does not fit the question. Please answer it again.',
  },
  answerTooLong: {
    status: 422,
    vi: 'Câu trả lời dài quá {max} ký tự. Vui lòng rút gọn.',
    en: 'The answer is longer than {max} characters. Please shorten it.',
  },
  journalOfAnotherAttempt: {
    status: 409,
    vi: 'Các câu trả lời này thuộc về một lần làm bài khác.',
    en: 'These answers belong to another attempt.',
  },
  attemptNotOver: {
    status: 409,
    vi: 'Học viên chưa nộp bài. Chỉ chấm được bài đã nộp.',
    en: 'The student has not submitted yet. Only a submitted attempt can be marked.',
  },
  reviewNotYetAllowed: {
    status: 403,
    vi: 'Bạn xem được bài làm và đáp án sau khi nộp bài.',
    en: 'You can see the exam and its answers once the attempt is submitted.',
  },
  rubricIncomplete: {
    status: 422,
    vi: 'Câu này được chấm theo thang. Hãy chọn mức cho từng tiêu chí; tổng của các mức là điểm của câu.',
    en: 'This question is marked by a rubric. Choose a level for each criterion; together they are the mark.',
  },
  markOutOfRange: {
    status: 422,
    vi: 'Điểm phải từ 0 đến {max}.',
    en: 'The mark must be between 0 and {max}.',
  },
  markedMeanwhile: {
    status: 409,
    vi: '{name} đã chấm câu này {score} điểm lúc {at|instant}, nên điểm của bạn chưa được lưu. Hãy giữ điểm đó, hoặc chấm lại để thay.',
    en: '{name} marked this answer with {score} points at {at|instant}, so your mark was not saved. Keep that mark, or mark the answer again to replace it.',
  },
  markedByTheServer: {
    status: 409,
    vi: 'Câu này do hệ thống chấm tự động.',
    en: 'This question is marked automatically.',
  },
  attemptStillTaken: {
    status: 409,
    vi: 'Học viên còn làm bài này đến {end|instant}. Chỉ đặt lại được bài đã nộp; hãy đợi học viên nộp bài hoặc hết giờ.',
    en: 'The student takes this attempt until {end|instant}. Only a submitted attempt can be reset: wait until it is submitted or time is up.',
  },
} as const satisfies ErrorTable;
