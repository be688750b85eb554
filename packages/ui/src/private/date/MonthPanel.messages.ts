import { defineMessages } from '../../messages/defineMessages';

export const monthPanelMessages = defineMessages({
  vi: {
    open: 'Mở lịch',
    calendar: 'Lịch',
    previous: 'Tháng trước',
    next: 'Tháng sau',
    today: 'Hôm nay',
  },
  en: {
    open: 'Open the calendar',
    calendar: 'Calendar',
    previous: 'Previous month',
    next: 'Next month',
    today: 'Today',
  },
});
