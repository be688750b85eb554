import { defineMessages } from '../../messages/defineMessages';

export const activeFiltersMessages = defineMessages({
  vi: {
    name: 'Bộ lọc đang dùng',
    clear: 'Xóa bộ lọc',
    none: 'Không còn bộ lọc nào.',
    after: (label: string, day: string) => `${label}: sau ${day}`,
    before: (label: string, day: string) => `${label}: trước ${day}`,
    contains: (label: string, text: string) => `${label} có chứa “${text}”`,
    is: (label: string, value: string) => `${label}: ${value}`,
    more: (names: string, rest: number) => `${names} và ${rest} mục khác`,
  },
  en: {
    name: 'Filters in use',
    clear: 'Clear filters',
    none: 'No filters left.',
    after: (label: string, day: string) => `${label}: after ${day}`,
    before: (label: string, day: string) => `${label}: before ${day}`,
    contains: (label: string, text: string) => `${label} contains “${text}”`,
    is: (label: string, value: string) => `${label}: ${value}`,
    more: (names: string, rest: number) => `${names} and ${rest} more`,
  },
});
