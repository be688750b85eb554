import { defineWords } from '../../words/defineWords';

export const bankFieldWords = defineWords('bankFields', {
  vi: {
    category: 'Danh mục',
    categoriesFailed: 'Chưa tải được danh mục. Hãy tải lại trang.',
    status: 'Trạng thái',
  },
  en: {
    category: 'Category',
    categoriesFailed: 'The categories could not be loaded. Reload the page.',
    status: 'Status',
  },
});
