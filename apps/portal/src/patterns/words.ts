import { defineWords } from '../words/defineWords';

export const words = defineWords('patterns', {
  vi: {
    failedTitle: 'Chưa tải được dữ liệu',
    retry: 'Thử lại',
    cancel: 'Hủy',
    classPeriod: '{{course}} · {{start}} – {{end}}',
    classesFailed: 'Chưa tải được danh sách lớp. Hãy gõ tên lớp để thử lại.',
  },
  en: {
    failedTitle: 'The data could not be loaded',
    retry: 'Try again',
    cancel: 'Cancel',
    classPeriod: '{{course}} · {{start}} – {{end}}',
    classesFailed: 'The classes could not be loaded. Type the name of the class to try again.',
  },
});
