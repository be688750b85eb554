import type { ErrorTable } from '../errors/ErrorTable.ts';

/** Errors of attempts that only the server finds. */
export const serverErrors = {
  answerBatchNotConsecutive: {
    status: 422,
    vi: 'Các thay đổi trong một lần lưu phải được đánh số liên tiếp.',
    en: 'The changes of one save must be numbered without a gap.',
  },
  questionNotInAttempt: {
    status: 422,
    vi: 'Câu hỏi này không thuộc bài làm.',
    en: 'This question is not part of the attempt.',
  },
  attemptReset: {
    status: 409,
    vi: 'Giảng viên hoặc quản trị viên đã đặt lại bài làm này nên bài không còn được tính. Câu trả lời và điểm vẫn được giữ. Học viên cần làm lại thì hỏi giảng viên của lớp.',
    en: 'A teacher or an administrator has reset this attempt, so it no longer counts. Its answers and marks are kept. Students who need to take it again ask the teacher of the class.',
  },
  attemptAlreadyReset: {
    status: 409,
    vi: '{name} đã đặt lại bài làm này lúc {at|instant} với lựa chọn khác. Hãy tải lại trang để xem; quản trị viên khôi phục được bài nếu cần chọn lại.',
    en: '{name} reset this attempt at {at|instant} with another choice. Reload the page to see it; an administrator can restore the attempt if the choice has to change.',
  },
  attemptNumberUnknown: {
    status: 422,
    vi: 'Học viên chưa có lần làm bài thứ {attempt} của bài thi này. Hãy chọn một lần đã làm.',
    en: 'The student has no attempt {attempt} at this exam. Please choose one that was taken.',
  },
  attemptTakenAgain: {
    status: 409,
    vi: 'Học viên đã bắt đầu làm lại lần {attempt} nên không khôi phục được bài cũ. Nếu bài cũ mới là bài được tính, hãy đặt lại bài mới trước.',
    en: 'The student has begun attempt {attempt} again, so the earlier one cannot be restored. If the earlier one is to count, reset the new one first.',
  },
  retakeNotParticipant: {
    status: 422,
    vi: 'Học viên không còn trong danh sách dự thi nên không làm lại được. Hãy chọn không cho làm lại, hoặc nhờ quản trị đơn vị thêm học viên vào lớp trước.',
    en: 'The student is no longer on the list for this exam and cannot take it again. Choose not to allow it, or ask an administrator of the unit to add the student to the class first.',
  },
  testRetakeAfterEnd: {
    status: 422,
    vi: 'Bài kiểm tra đã đóng lúc {end|instant} nên không làm lại được. Hãy chọn không cho làm lại.',
    en: 'The test closed at {end|instant}, so it cannot be taken again. Choose not to allow it.',
  },
  retakeAfterEnd: {
    status: 422,
    vi: 'Bài thi đã đóng lúc {end|instant} nên không làm lại được. Hãy chọn không cho làm lại; để học viên thi lại, giao bài thi lần nữa cho riêng học viên này.',
    en: 'The exam closed at {end|instant}, so it cannot be taken again. Choose not to allow it; to let the student sit it once more, assign the exam again to this student alone.',
  },
  retakeExamNotOpen: {
    status: 422,
    vi: 'Đề thi đang khóa hoặc chưa công khai nên không làm lại được. Hãy công khai đề thi trước, hoặc chọn không cho làm lại.',
    en: 'The exam is locked or not published, so it cannot be taken again. Publish it first, or choose not to allow it.',
  },
} as const satisfies ErrorTable;
