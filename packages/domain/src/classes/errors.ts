import type { ErrorTable } from '../errors/ErrorTable.ts';

/** Errors of assignments to a class. */
export const errors = {
  pleaseSelectAClass: { status: 422, vi: 'Vui lòng chọn lớp học.', en: 'Please select a class.' },
  endNotAfterStart: {
    status: 422,
    vi: 'Thời gian kết thúc phải sau thời gian bắt đầu.',
    en: 'The end must be after the start.',
  },
  startInThePast: {
    status: 422,
    vi: 'Thời gian bắt đầu không được ở quá khứ.',
    en: 'The start must not be in the past.',
  },
  endInThePast: {
    status: 422,
    vi: 'Thời gian kết thúc phải sau thời điểm hiện tại.',
    en: 'The end must be in the future.',
  },
  startBeforeClassStart: {
    status: 422,
    vi: 'Bài thi phải bắt đầu sau khi lớp học mở ({start|instant}).',
    en: 'The exam must start after the class opens ({start|instant}).',
  },
  endAfterClassEnd: {
    status: 422,
    vi: 'Bài thi phải kết thúc trước khi lớp học đóng ({end|instant}).',
    en: 'The exam must end before the class closes ({end|instant}).',
  },
  participantsMissing: {
    status: 422,
    vi: 'Vui lòng chọn ít nhất một người tham gia.',
    en: 'Please choose at least one participant.',
  },
  participantNotInClass: {
    status: 422,
    vi: 'Có người tham gia không thuộc lớp học này. Vui lòng chọn lại.',
    en: 'A participant is not in this class. Please choose again.',
  },
  answersBeforeScore: {
    status: 422,
    vi: 'Học viên chỉ xem lại bài làm từ lúc được xem điểm. Vui lòng chọn thời điểm muộn hơn.',
    en: 'Students see their answers once they see their score. Please choose a later time.',
  },
  keyBeforeAnswers: {
    status: 422,
    vi: 'Học viên chỉ xem đáp án từ lúc được xem lại bài làm. Vui lòng chọn thời điểm muộn hơn.',
    en: 'Students see the key once they see their answers. Please choose a later time.',
  },
  classEnded: {
    status: 409,
    vi: 'Lớp học đã kết thúc nên không thể thay đổi hoặc làm bài nữa.',
    en: 'The class has ended: nothing in it can be changed or taken any more.',
  },
} as const satisfies ErrorTable;
