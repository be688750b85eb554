import { defineMessages } from '../../messages/defineMessages';

export const selectMessages = defineMessages({
  vi: { placeholder: 'Chọn…', empty: 'Không có dữ liệu.' },
  en: { placeholder: 'Choose…', empty: 'No data.' },
});
