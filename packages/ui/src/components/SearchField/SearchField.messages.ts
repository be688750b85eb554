import { defineMessages } from '../../messages/defineMessages';

export const searchFieldMessages = defineMessages({
  vi: { clear: 'Xóa nội dung tìm kiếm' },
  en: { clear: 'Clear search' },
});
