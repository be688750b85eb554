import { defineMessages } from '../../messages/defineMessages';

export const paginationMessages = defineMessages({
  vi: {
    label: 'Phân trang',
    range: (first: string, last: string, total: string) => `${first}–${last} trong số ${total}`,
    none: 'Không có mục nào',
    size: 'Số mục mỗi trang',
    sizeShort: (size: string) => `${size} / trang`,
    page: (page: string) => `Trang ${page}`,
    pageOf: (page: string, pages: string) => `Trang ${page}/${pages}`,
    previous: 'Trang trước',
    next: 'Trang sau',
    first: 'Trang đầu',
    last: 'Trang cuối',
  },
  en: {
    label: 'Pagination',
    range: (first: string, last: string, total: string) => `${first}–${last} of ${total}`,
    none: 'No items',
    size: 'Items per page',
    sizeShort: (size: string) => `${size} / page`,
    page: (page: string) => `Page ${page}`,
    pageOf: (page: string, pages: string) => `Page ${page} of ${pages}`,
    previous: 'Previous page',
    next: 'Next page',
    first: 'First page',
    last: 'Last page',
  },
});
