import { defineMessages } from '../../messages/defineMessages';

export const multiSelectMessages = defineMessages({
  vi: {
    placeholder: 'Chọn…',
    empty: 'Không có dữ liệu.',
    loading: 'Đang tải…',
    search: 'Tìm trong danh sách',
    chosen: (count: number) => `${count} đã chọn`,
    chosenNames: (names: readonly string[]) => `${names.length} đã chọn: ${names.join(', ')}`,
    tags: 'Đã chọn',
    nothing: 'Chưa chọn mục nào.',
    full: (max: number) => (max > 0 ? `Chỉ chọn được tối đa ${max} mục.` : 'Không thể chọn thêm.'),
    all: 'Chọn tất cả',
    none: 'Bỏ chọn',
  },
  en: {
    placeholder: 'Choose…',
    empty: 'No data.',
    loading: 'Loading…',
    search: 'Search the list',
    chosen: (count: number) => `${count} chosen`,
    chosenNames: (names: readonly string[]) => `${names.length} chosen: ${names.join(', ')}`,
    tags: 'Chosen',
    nothing: 'Nothing is chosen.',
    full: (max: number) => (max > 0 ? `${max} is the maximum that can be chosen.` : 'No more can be chosen.'),
    all: 'Select all',
    none: 'Clear',
  },
});
