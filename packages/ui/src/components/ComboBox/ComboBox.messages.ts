import { defineMessages } from '../../messages/defineMessages';

export const comboBoxMessages = defineMessages({
  vi: { placeholder: 'Nhập để tìm…', empty: 'Không có dữ liệu.', loading: 'Đang tải…' },
  en: { placeholder: 'Type to search…', empty: 'No data.', loading: 'Loading…' },
});
