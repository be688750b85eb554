import { defineMessages } from '../../messages/defineMessages';

/** The numbers of a date; `weekday` 0 is Monday. */
export interface DayFigures {
  year: number;
  month: number;
  date: number;
  weekday: number;
}

const vi = {
  long: ['Thứ Hai', 'Thứ Ba', 'Thứ Tư', 'Thứ Năm', 'Thứ Sáu', 'Thứ Bảy', 'Chủ nhật'],
  short: ['T2', 'T3', 'T4', 'T5', 'T6', 'T7', 'CN'],
};
const en = {
  long: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
  short: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'],
  months: [
    'January',
    'February',
    'March',
    'April',
    'May',
    'June',
    'July',
    'August',
    'September',
    'October',
    'November',
    'December',
  ],
};
const monthName = (month: number) => en.months[month - 1] ?? '';

export const calendarMessages = defineMessages({
  vi: {
    weekday: (weekday: number) => vi.long[weekday] ?? '',
    weekdayShort: (weekday: number) => vi.short[weekday] ?? '',
    monthTitle: ({ year, month }: DayFigures) => `Tháng ${month}/${year}`,
    dayTitle: ({ year, month, date, weekday }: DayFigures) =>
      `${vi.long[weekday] ?? ''}, ${date} tháng ${month}, ${year}`,
    dayShort: ({ month, date, weekday }: DayFigures) => `${vi.long[weekday] ?? ''}, ${date} tháng ${month}`,
    rangeTitle: (from: DayFigures, to: DayFigures) => {
      const end = `${to.date} tháng ${to.month}, ${to.year}`;
      if (from.year !== to.year) return `${from.date} tháng ${from.month}, ${from.year} – ${end}`;
      return from.month === to.month ? `${from.date} – ${end}` : `${from.date} tháng ${from.month} – ${end}`;
    },
    monthOf: ({ month }: DayFigures) => `tháng ${month}`,
    above: (count: number) => `${count} sự kiện ở trên`,
    below: (count: number) => `${count} sự kiện ở dưới`,
    /** The first day of a month, where space is short. */
    firstOfMonth: ({ month, date }: DayFigures) => `${date} thg ${month}`,
    views: 'Cách xem lịch',
    month: 'Tháng',
    week: 'Tuần',
    day: 'Ngày',
    agenda: 'Lịch biểu',
    today: 'Hôm nay',
    previousMonth: 'Tháng trước',
    nextMonth: 'Tháng sau',
    previousWeek: 'Tuần trước',
    nextWeek: 'Tuần sau',
    previousDay: 'Ngày trước',
    nextDay: 'Ngày sau',
    previousAgenda: '30 ngày trước',
    nextAgenda: '30 ngày sau',
    allDay: 'Cả ngày',
    startsAt: (time: string) => `Từ ${time}`,
    endsAt: (time: string) => `Đến ${time}`,
    goesOn: 'Đang diễn ra',
    lastDay: 'Ngày cuối',
    now: (time: string) => `Bây giờ là ${time}`,
    events: (count: number) => `${count} sự kiện`,
    more: (count: number) => `+${count} nữa`,
    openDay: 'Xem cả ngày',
    addOn: (day: string) => `Thêm sự kiện vào ${day}`,
    add: 'Thêm',
    kindClass: 'Lớp học',
    kindOnline: 'Học trực tuyến',
    kindTraining: 'Tập huấn',
    kindExam: 'Bài thi',
    kindSurvey: 'Khảo sát',
    kindEvent: 'Sự kiện',
    kindDeadline: 'Hạn nộp',
    until: (end: string) => `đến ${end}`,
    cancelled: 'Đã hủy',
    movable: 'Nhấn M để chuyển',
    empty: 'Không có dữ liệu.',
    loading: 'Đang tải lịch…',
    failed: 'Không tải được lịch',
    retry: 'Thử lại',
    moveStart: (title: string) =>
      `Đang chuyển “${title}”. Dùng phím mũi tên để chọn chỗ, Enter để đặt, Escape để hủy.`,
    moveDone: (title: string, when: string) => `Đã chuyển “${title}” đến ${when}.`,
    moveLeft: (title: string) => `Đã hủy chuyển “${title}”.`,
    cannotMove: (title: string) => `Không thể chuyển “${title}”.`,
  },
  en: {
    weekday: (weekday: number) => en.long[weekday] ?? '',
    weekdayShort: (weekday: number) => en.short[weekday] ?? '',
    monthTitle: ({ year, month }: DayFigures) => `${monthName(month)} ${year}`,
    dayTitle: ({ year, month, date, weekday }: DayFigures) =>
      `${en.long[weekday] ?? ''}, ${date} ${monthName(month)} ${year}`,
    dayShort: ({ month, date, weekday }: DayFigures) =>
      `${en.long[weekday] ?? ''}, ${date} ${monthName(month)}`,
    rangeTitle: (from: DayFigures, to: DayFigures) => {
      const end = `${to.date} ${monthName(to.month)} ${to.year}`;
      if (from.year !== to.year) return `${from.date} ${monthName(from.month)} ${from.year} – ${end}`;
      return from.month === to.month
        ? `${from.date} – ${end}`
        : `${from.date} ${monthName(from.month)} – ${end}`;
    },
    monthOf: ({ month }: DayFigures) => monthName(month),
    above: (count: number) => (count === 1 ? '1 event above' : `${count} events above`),
    below: (count: number) => (count === 1 ? '1 event below' : `${count} events below`),
    firstOfMonth: ({ month, date }: DayFigures) => `${date} ${monthName(month).slice(0, 3)}`,
    views: 'View of the calendar',
    month: 'Month',
    week: 'Week',
    day: 'Day',
    agenda: 'Agenda',
    today: 'Today',
    previousMonth: 'Previous month',
    nextMonth: 'Next month',
    previousWeek: 'Previous week',
    nextWeek: 'Next week',
    previousDay: 'Previous day',
    nextDay: 'Next day',
    previousAgenda: 'Previous 30 days',
    nextAgenda: 'Next 30 days',
    allDay: 'All day',
    startsAt: (time: string) => `From ${time}`,
    endsAt: (time: string) => `Until ${time}`,
    goesOn: 'Ongoing',
    lastDay: 'Last day',
    now: (time: string) => `It is ${time}`,
    events: (count: number) => (count === 1 ? '1 event' : `${count} events`),
    more: (count: number) => `+${count} more`,
    openDay: 'Open the day',
    addOn: (day: string) => `Add an event on ${day}`,
    add: 'Add',
    kindClass: 'Class',
    kindOnline: 'Online session',
    kindTraining: 'Training',
    kindExam: 'Exam',
    kindSurvey: 'Survey',
    kindEvent: 'Event',
    kindDeadline: 'Deadline',
    until: (end: string) => `until ${end}`,
    cancelled: 'Cancelled',
    movable: 'Press M to move',
    empty: 'No data.',
    loading: 'Loading the calendar…',
    failed: 'The calendar could not be loaded',
    retry: 'Try again',
    moveStart: (title: string) =>
      `Moving “${title}”. Choose a place with the arrow keys, confirm with Enter, cancel with Escape.`,
    moveDone: (title: string, when: string) => `Moved “${title}” to ${when}.`,
    moveLeft: (title: string) => `“${title}” stays where it was.`,
    cannotMove: (title: string) => `“${title}” cannot be moved.`,
  },
});

export type CalendarMessages = (typeof calendarMessages)['vi'];
