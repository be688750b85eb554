import type { ErrorTable } from '../errors/ErrorTable.ts';

/** Errors of events that only the server finds. */
export const serverErrors = {
  eventChanged: {
    status: 409,
    vi: 'Trong lúc bạn đang sửa, người khác đã lưu sự kiện này. Những gì bạn nhập vẫn còn: xem sự kiện ở một tab khác, rồi bấm lưu lần nữa nếu vẫn muốn thay.',
    en: 'While you were editing, somebody else saved this event. What you entered is still here: look at the event in another tab, then save again if you still want to replace it.',
  },
  eventPersonUnknown: {
    status: 422,
    vi: 'Có người không thuộc đơn vị, không phải học viên của bạn hoặc tài khoản đã bị khóa. Hãy bỏ người đó khỏi danh sách.',
    en: 'Somebody is not of the unit, is not your student, or has a locked account. Remove this person from the list.',
  },
  eventOrganizerUnknown: {
    status: 422,
    vi: 'Người tổ chức phải là quản trị viên hoặc giảng viên của đơn vị, tài khoản không bị khóa. Hãy chọn người khác.',
    en: 'The organiser must be an administrator or a teacher of the unit whose account is not locked. Choose somebody else.',
  },
  eventCourseOfOtherClass: {
    status: 422,
    vi: 'Lớp đã chọn không thuộc khóa học này. Hãy chọn khóa học của lớp, hoặc bỏ trống ô này.',
    en: 'The chosen class is not of this course. Choose the course of the class, or leave this empty.',
  },
  eventProjectOfOtherClass: {
    status: 422,
    vi: 'Lớp đã chọn không thuộc dự án này. Hãy chọn dự án của lớp, hoặc bỏ trống ô này.',
    en: 'The chosen class is not of this project. Choose the project of the class, or leave this empty.',
  },
  eventProjectOfOtherCourse: {
    status: 422,
    vi: 'Khóa học đã chọn không thuộc dự án này. Hãy chọn dự án của khóa học, hoặc bỏ trống ô này.',
    en: 'The chosen course is not of this project. Choose the project of the course, or leave this empty.',
  },
  calendarRangeInvalid: {
    status: 422,
    vi: 'Khoảng thời gian phải kết thúc sau khi bắt đầu và dài tối đa 100 ngày.',
    en: 'The range must end after it begins, and be at most 100 days long.',
  },
  calendarFileBroken: {
    status: 422,
    vi: 'Đây không phải tệp lịch (.ics) hoặc tệp đã hỏng. Hãy xuất lại tệp trong ứng dụng lịch của bạn.',
    en: 'This is no calendar file (.ics), or it is damaged. Export it again in your calendar program.',
  },
  calendarFileTooMany: {
    status: 422,
    vi: 'Tệp lịch có hơn {count} sự kiện. Hãy xuất khoảng thời gian ngắn hơn trong ứng dụng lịch của bạn.',
    en: 'The calendar file has more than {count} events. Export a shorter period in your calendar program.',
  },
} as const satisfies ErrorTable;
