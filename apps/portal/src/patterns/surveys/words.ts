import { defineWords } from '../../words/defineWords';

export const words = defineWords('surveyQuestions', {
  vi: { optional: 'Không bắt buộc' },
  en: { optional: 'Optional' },
});
