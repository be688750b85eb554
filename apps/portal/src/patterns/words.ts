import { defineWords } from '../words/defineWords';

export const words = defineWords('patterns', {
  vi: {
    loading: 'Đang tải…',
    failedTitle: 'Chưa tải được dữ liệu',
    retry: 'Thử lại',
    staleTitle: 'Dữ liệu đang hiển thị có thể đã cũ',
    adding: 'Thêm mới: {{name}}',
    editing: 'Chỉnh sửa: {{name}}',
    details: 'Chi tiết: {{name}}',
    back: 'Quay lại',
  },
  en: {
    loading: 'Loading…',
    failedTitle: 'The data could not be loaded',
    retry: 'Try again',
    staleTitle: 'What you see may be out of date',
    adding: 'Add new: {{name}}',
    editing: 'Edit: {{name}}',
    details: 'Details: {{name}}',
    back: 'Back',
  },
});
