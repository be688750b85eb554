import { defineMessages } from '../../messages/defineMessages';

export const tagGroupMessages = defineMessages({
  vi: { empty: 'Không có dữ liệu.' },
  en: { empty: 'No data.' },
});
