import type { ErrorTable } from '../errors/ErrorTable.ts';

/** Errors of studying in a class. */
export const errors = {
  completePreviousFirst: {
    status: 409,
    vi: 'Các bài của lớp được học theo thứ tự. Hãy hoàn thành “{title}” trước.',
    en: 'The class is studied in order. Complete “{title}” first.',
  },
  notEligibleToContinue: {
    status: 409,
    vi: 'Bạn chưa đủ điều kiện học tiếp: bài thi “{title}” chưa đạt và không còn làm được nữa. Giảng viên của lớp có thể cho bạn làm lại.',
    en: 'You are not eligible to continue: the exam “{title}” was not passed and can no longer be taken. The teacher of the class can give you another attempt.',
  },
  classNotOpenYet: {
    status: 409,
    vi: 'Lớp học mở lúc {start|instant}. Hãy quay lại khi đó.',
    en: 'The class opens at {start|instant}. Come back then.',
  },
  lessonNotOpened: {
    status: 409,
    vi: 'Bài học chưa được mở trong lớp này nên thời gian học chưa được tính. Hãy mở lại bài học.',
    en: 'The lesson has not been opened in this class, so its time does not count yet. Open the lesson again.',
  },
} as const satisfies ErrorTable;
