import type { ErrorTable } from '../errors/ErrorTable.ts';

/** Errors of what is done in an exam room. */
export const errors = {
  extraMinutesOutOfRange: {
    status: 422,
    vi: 'Thời gian thêm phải là số phút nguyên từ 1 đến {max}.',
    en: 'The extra time must be a whole number of minutes between 1 and {max}.',
  },
  outageEndsBeforeStart: {
    status: 422,
    vi: 'Sự cố phải kết thúc sau khi bắt đầu.',
    en: 'The outage must end after it began.',
  },
  outageNotOver: {
    status: 422,
    vi: 'Sự cố chưa kết thúc. Hãy bù giờ khi đã khắc phục xong, hoặc thêm một số phút cố định.',
    en: 'The outage is not over. Give the time back once it is, or give a fixed number of minutes.',
  },
  outageTooLong: {
    status: 422,
    vi: 'Chỉ bù được sự cố dài tối đa {max} phút. Nếu lâu hơn, hãy giao lại bài thi.',
    en: 'Only an outage of at most {max} minutes can be made up for. After a longer one, assign the exam again.',
  },
  nobodyConcerned: {
    status: 409,
    vi: 'Không có học viên nào để áp dụng: những người đã chọn đã nộp bài hoặc không dự thi. Với bài đã nộp, hãy mở lại bài.',
    en: 'There is nobody to do this for: those chosen have submitted or do not take part. To let somebody who has submitted continue, reopen the attempt.',
  },
  reopenWhileRunning: {
    status: 409,
    vi: 'Học viên đang làm bài nên không cần mở lại. Hãy thêm giờ nếu cần.',
    en: 'The student is taking the exam, so there is nothing to reopen. Give extra time if it is needed.',
  },
  reopenNotBegun: {
    status: 409,
    vi: 'Học viên chưa làm bài thi này nên không có bài để mở lại.',
    en: 'The student has not taken this exam, so there is nothing to reopen.',
  },
  reopenKeyShown: {
    status: 409,
    vi: 'Học viên đã xem được đáp án của bài này nên không mở lại được. Để học viên thi lại, hãy giao một đề khác.',
    en: 'The student can already see the key of this attempt, so it cannot be reopened. To let the student sit it again, assign another exam.',
  },
} as const satisfies ErrorTable;
