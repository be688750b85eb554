import { defineWords } from '../words/defineWords';

export const words = defineWords('patterns', {
  vi: {
    failedTitle: 'Chưa tải được dữ liệu',
    retry: 'Thử lại',
  },
  en: {
    failedTitle: 'The data could not be loaded',
    retry: 'Try again',
  },
});
