import { defineWords } from '../words/defineWords';

export const words = defineWords('patterns', {
  vi: {
    loading: 'Đang tải…',
    failedTitle: 'Chưa tải được dữ liệu',
    retry: 'Thử lại',
  },
  en: {
    loading: 'Loading…',
    failedTitle: 'The data could not be loaded',
    retry: 'Try again',
  },
});
