import { defineMessages } from '../../messages/defineMessages';

export const monthPanelMessages = defineMessages({
  vi: {
    open: 'Mở lịch',
    previous: 'Tháng trước',
    next: 'Tháng sau',
    year: 'Năm',
    today: 'Hôm nay',
  },
  en: {
    open: 'Open the calendar',
    previous: 'Previous month',
    next: 'Next month',
    year: 'Year',
    today: 'Today',
  },
});
