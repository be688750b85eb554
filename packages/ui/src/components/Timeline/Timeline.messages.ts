import { defineMessages } from '../../messages/defineMessages';

export const timelineMessages = defineMessages({
  vi: { empty: 'Không có dữ liệu.' },
  en: { empty: 'No data.' },
});
