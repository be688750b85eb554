import type { ErrorTable } from '../errors/ErrorTable.ts';

/** Errors of events that the portal finds too. */
export const errors = {
  eventTooLong: {
    status: 422,
    vi: 'Sự kiện kéo dài tối đa {days} ngày. Hãy chọn thời gian kết thúc sớm hơn.',
    en: 'An event lasts at most {days} days. Choose an earlier end.',
  },
  eventYearOutOfRange: {
    status: 422,
    vi: 'Sự kiện diễn ra từ năm {first|year} đến năm {last|year}. Hãy kiểm tra lại năm.',
    en: 'Events take place from {first|year} to {last|year}. Check the year.',
  },
  eventLinkInvalid: {
    status: 422,
    vi: 'Liên kết phải là một địa chỉ bắt đầu bằng https://.',
    en: 'The link must be an address that begins with https://.',
  },
  reminderOutOfRange: {
    status: 422,
    vi: 'Lời nhắc phải trước giờ bắt đầu từ 1 phút đến 28 ngày.',
    en: 'A reminder is between 1 minute and 28 days before the start.',
  },
  reminderTwice: {
    status: 422,
    vi: 'Hai lời nhắc đang trùng giờ. Hãy chọn giờ khác cho lời nhắc thứ hai hoặc bỏ đi.',
    en: 'Both reminders are at the same time. Choose another time for the second one, or remove it.',
  },
  everyoneOfNothing: {
    status: 422,
    vi: 'Hãy chọn lớp học hoặc dự án có mọi người cùng tham gia.',
    en: 'Choose the class or the project of which everybody takes part.',
  },
  recurrenceEndless: {
    status: 422,
    vi: 'Hãy cho biết sự kiện lặp lại đến ngày nào hoặc bao nhiêu lần.',
    en: 'Say until which day the event repeats, or how many times it takes place.',
  },
  recurrenceTooFar: {
    status: 422,
    vi: 'Sự kiện chỉ lặp lại tối đa 2 năm kể từ ngày đầu tiên. Hãy chọn ngày sớm hơn hoặc ít lần hơn.',
    en: 'An event repeats for at most 2 years after its first day. Choose an earlier day, or fewer times.',
  },
  recurrenceEndsBefore: {
    status: 422,
    vi: 'Ngày lặp lại cuối cùng phải bằng hoặc sau ngày bắt đầu.',
    en: 'The last day of the repetition must not be before the day on which the event begins.',
  },
  recurrenceDayInvalid: {
    status: 422,
    vi: 'Ngày này không có trong lịch. Hãy chọn ngày khác.',
    en: 'There is no such day in the calendar. Choose another one.',
  },
  recurrenceOverlaps: {
    status: 422,
    vi: 'Sự kiện lặp lại kéo dài tối đa 24 giờ mỗi lần, nếu không các lần sẽ chồng lên nhau.',
    en: 'An event that repeats lasts at most 24 hours each time, else its occurrences would overlap.',
  },
  eventNotYours: {
    status: 403,
    vi: 'Chỉ người tổ chức, người tạo và quản trị viên của đơn vị mới sửa hoặc hủy được sự kiện này. Hãy liên hệ người tổ chức.',
    en: 'Only the organiser, the creator and administrators of the unit can change or cancel this event. Ask the organiser.',
  },
} as const satisfies ErrorTable;
