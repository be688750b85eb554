import { defineWords } from '../words/defineWords';

export const words = defineWords('patterns', {
  vi: {
    loading: 'Đang tải…',
    failedTitle: 'Chưa tải được dữ liệu',
    retry: 'Thử lại',
    adding: 'Thêm mới: {{name}}',
    editing: 'Chỉnh sửa: {{name}}',
    details: 'Chi tiết: {{name}}',
    back: 'Quay lại',
    search: 'Tìm kiếm',
    all: 'Tất cả',
    nothingFound: 'Không tìm thấy kết quả phù hợp',
    nothingFoundText: 'Hãy thử từ khóa khác hoặc bỏ bớt bộ lọc.',
    clearFilters: 'Bỏ tìm kiếm và bộ lọc',
  },
  en: {
    loading: 'Loading…',
    failedTitle: 'The data could not be loaded',
    retry: 'Try again',
    adding: 'Add new: {{name}}',
    editing: 'Edit: {{name}}',
    details: 'Details: {{name}}',
    back: 'Back',
    search: 'Search',
    all: 'All',
    nothingFound: 'Nothing fits what you look for',
    nothingFoundText: 'Try another word, or fewer filters.',
    clearFilters: 'Clear search and filters',
  },
});
