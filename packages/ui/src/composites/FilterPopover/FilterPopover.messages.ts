import { defineMessages } from '../../messages/defineMessages';

export const filterPopoverMessages = defineMessages({
  vi: {
    open: 'Lọc',
    title: 'Bộ lọc',
    active: (count: number) => `, đang dùng ${count}`,
    apply: 'Áp dụng',
    clear: 'Xóa bộ lọc',
    any: 'Tất cả',
    after: 'Sau ngày',
    before: 'Trước ngày',
    contains: (label: string) => `${label} có chứa`,
  },
  en: {
    open: 'Filter',
    title: 'Filters',
    active: (count: number) => `, ${count} in use`,
    apply: 'Apply',
    clear: 'Clear filters',
    any: 'Any',
    after: 'After',
    before: 'Before',
    contains: (label: string) => `${label} contains`,
  },
});
