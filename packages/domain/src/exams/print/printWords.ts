import type { Language } from '@sen/api/contract/model';

/** The words of a printed exam; the page around it has its own. */
export const printWords = {
  vi: {
    question: 'Câu',
    points: (points: string) => `(${points}\u00a0điểm)`,
    part: (title: string, points: string) => `${title} (${points}\u00a0điểm)`,
    allRight: 'Chọn tất cả các đáp án đúng.',
    yes: 'Đúng',
    no: 'Sai',
    words: 'Từ cho sẵn: ',
    pairs: 'Trả lời: ',
    order: 'Thứ tự đúng: ',
    answer: 'Đáp án',
    score: 'Điểm',
    byHand: 'Giáo viên chấm',
    model: 'Gợi ý: ',
    or: ' hoặc ',
    picture: 'Hình',
  },
  en: {
    question: 'Question',
    points: (points: string) => `(${points}\u00a0points)`,
    part: (title: string, points: string) => `${title} (${points}\u00a0points)`,
    allRight: 'Choose all right answers.',
    yes: 'True',
    no: 'False',
    words: 'Words: ',
    pairs: 'Answer: ',
    order: 'Right order: ',
    answer: 'Answer',
    score: 'Points',
    byHand: 'Marked by a teacher',
    model: 'Model answer: ',
    or: ' or ',
    picture: 'Picture',
  },
} as const satisfies Record<Language, object>;

export type PrintWords = (typeof printWords)[Language];
