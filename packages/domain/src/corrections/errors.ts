import type { ErrorTable } from '../errors/ErrorTable.ts';

/** Errors of corrections of an assigned exam. */
export const errors = {
  correctionQuestionUnknown: {
    status: 422,
    vi: 'Câu hỏi này không có trong đề thi. Hãy tải lại trang.',
    en: 'This question is not part of the exam. Please reload the page.',
  },
  correctionKeyOfWritten: {
    status: 422,
    vi: 'Câu tự luận do giảng viên chấm nên không có đáp án để đổi. Hãy chấm lại bài, hoặc bỏ câu này.',
    en: 'A teacher marks written answers, so there is no key to change. Mark the answers again, or void the question.',
  },
  correctionPointsSum: {
    status: 422,
    vi: 'Tổng điểm các câu sau khi sửa là {sum}, nhưng đề thi có {total} điểm. Hai số này phải bằng nhau.',
    en: 'The questions add up to {sum} after the change, but the exam is worth {total}. The two must be equal.',
  },
  correctionThresholdOfTraining: {
    status: 422,
    vi: 'Đợt tập huấn không có điểm hoàn thành. Bạn có thể sửa đáp án hoặc điểm của câu hỏi.',
    en: 'A training has no completion score. You may correct the key or the points of a question.',
  },
  correctionThresholdTooHigh: {
    status: 422,
    vi: 'Điểm hoàn thành phải thấp hơn điểm xếp loại và điểm được cấp chứng chỉ của khóa học.',
    en: 'The completion score must be below the scores of the ratings and of the certificate of the course.',
  },
  correctionPointsWrong: {
    status: 422,
    vi: 'Điểm phải lớn hơn 0, tối đa hai chữ số thập phân.',
    en: 'The points must be above 0, with at most two decimals.',
  },
  correctionQuestionTwice: {
    status: 422,
    vi: 'Có câu hỏi được nêu hai lần. Mỗi câu chỉ nhận một mức điểm.',
    en: 'A question is named twice. Each question gets its points once.',
  },
  correctionChangesNothing: {
    status: 422,
    vi: 'Hiện đã được tính đúng như vậy. Hãy chọn một thay đổi khác.',
    en: 'This is how it counts already. Choose another change.',
  },
} as const satisfies ErrorTable;
