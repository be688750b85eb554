import { defineWords } from '../../words/defineWords';

export const words = defineWords('visitor', {
  vi: {
    promise: 'Học vững, thi yên tâm.',
    promiseText:
      'Bài học, lớp học và bài thi của đơn vị bạn ở cùng một nơi. Mỗi câu trả lời đều được lưu lại ngay.',
    otherLanguage: 'English',
  },
  en: {
    promise: 'Study well. Sit exams with peace of mind.',
    promiseText: 'Your unit’s lessons, classes and exams in one place. Every answer is saved at once.',
    otherLanguage: 'Tiếng Việt',
  },
});
