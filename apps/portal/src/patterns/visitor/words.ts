import { defineWords } from '../../words/defineWords';

export const words = defineWords('visitor', {
  vi: {
    promise: 'Học vững, thi yên tâm.',
    promiseText:
      'Bài học, lớp học và bài thi của đơn vị bạn ở cùng một nơi. Mỗi câu trả lời đều được lưu lại ngay.',
    otherLanguage: 'English',
  },
  en: {
    promise: 'Learn well, sit exams calmly.',
    promiseText: 'The lessons, classes and exams of your unit in one place. Every answer is saved at once.',
    otherLanguage: 'Tiếng Việt',
  },
});
