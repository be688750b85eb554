import type { ErrorTable } from '../errors/ErrorTable.ts';

/** Errors of reports about the use of pages and lessons. */
export const errors = {
  studyOutsideClass: {
    status: 409,
    vi: 'Thời gian học chỉ được tính khi lớp học đang diễn ra: từ {start|instant} đến {end|instant}.',
    en: 'Studying counts only while the class takes place: from {start|instant} to {end|instant}.',
  },
  seenPartWrong: {
    status: 422,
    vi: 'Phần đã xem phải nằm trong bài học, với điểm đầu trước điểm cuối. Hãy tải lại trang.',
    en: 'What was seen must lie within the lesson, its beginning before its end. Reload the page.',
  },
  visitOfAnotherLesson: {
    status: 409,
    vi: 'Lần mở trang này đã được ghi cho một bài học khác. Hãy tải lại trang để tiếp tục.',
    en: 'This visit was recorded for another lesson. Reload the page to continue.',
  },
} as const satisfies ErrorTable;
