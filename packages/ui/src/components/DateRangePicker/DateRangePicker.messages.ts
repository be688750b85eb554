import { defineMessages } from '../../messages/defineMessages';

export const dateRangePickerMessages = defineMessages({
  vi: {
    unfinished: 'Hãy nhập đủ cả hai ngày.',
    unfinishedOrEmpty: 'Hãy nhập đủ cả hai ngày, hoặc xóa hết.',
    presets: 'Chọn nhanh',
    reversed: 'Ngày kết thúc không được trước ngày bắt đầu.',
    today: 'Hôm nay',
    last7Days: '7 ngày qua',
    last30Days: '30 ngày qua',
    thisMonth: 'Tháng này',
    lastMonth: 'Tháng trước',
    thisYear: 'Năm nay',
  },
  en: {
    unfinished: 'Type both dates in full.',
    unfinishedOrEmpty: 'Type both dates in full, or clear them.',
    presets: 'Quick choices',
    reversed: 'The end must not be before the start.',
    today: 'Today',
    last7Days: 'Last 7 days',
    last30Days: 'Last 30 days',
    thisMonth: 'This month',
    lastMonth: 'Last month',
    thisYear: 'This year',
  },
});
