import type { ErrorTable } from '../errors/ErrorTable.ts';

/** Errors of registration that only the server finds. */
export const serverErrors = {
  registrationClosed: {
    status: 422,
    vi: 'Mã đơn vị không đúng, hoặc đơn vị hiện không nhận đăng ký. Vui lòng hỏi đơn vị để nhận liên kết đăng ký.',
    en: 'The unit code is wrong, or the unit is not accepting registrations. Please ask the unit for its registration link.',
  },
  admissionPending: {
    status: 403,
    vi: 'Đơn vị chưa duyệt yêu cầu đăng ký của bạn nên bạn chưa dùng được phần này.',
    en: 'The unit has not approved your registration yet, so you cannot use this.',
  },
  noDecisionToUndo: {
    status: 409,
    vi: 'Yêu cầu của {name} đang chờ duyệt hoặc đã được rút lại, không có quyết định nào để hoàn tác. Vui lòng tải lại danh sách.',
    en: 'The request of {name} is pending or withdrawn, so there is no decision to undo. Please reload the list.',
  },
  askedAgainSince: {
    status: 409,
    vi: 'Sau quyết định này đã có yêu cầu mới về cùng nội dung, {name} đang được xét theo yêu cầu đó. Hãy mở yêu cầu mới nhất.',
    en: 'The same was asked for again after this decision about {name}. Open the newest request instead.',
  },
  begunToLearn: {
    status: 409,
    vi: '{name} đã bắt đầu học trong lớp được xếp nên không hoàn tác được. Nếu cần, hãy đưa học viên ra khỏi lớp ở trang lớp học.',
    en: '{name} has begun to learn in the class, so the approval cannot be undone. If necessary, remove the student on the page of the class.',
  },
  placeChangedSince: {
    status: 409,
    vi: 'Chỗ học của {name} đã thay đổi sau khi duyệt nên không hoàn tác được. Hãy sửa danh sách học viên ở trang lớp học.',
    en: 'The place of {name} has changed since the approval, so it cannot be undone. Change the students on the page of the class.',
  },
  memberInUseSince: {
    status: 409,
    vi: '{name} đã có dữ liệu khác trong đơn vị, như lớp học, sự kiện hoặc mã học viên, nên không hoàn tác được. Nếu cần, hãy khóa tài khoản.',
    en: '{name} has other data in the unit, such as classes, events or a code, so the admission cannot be undone. If necessary, lock the account.',
  },
  courseTakenSince: {
    status: 409,
    vi: 'Đã có học viên đăng ký khóa học “{course}” sau khi công khai nên không hoàn tác được. Bạn có thể ngừng công khai ở trang khóa học.',
    en: 'Students have asked for the course “{course}” since it became public, so the approval cannot be undone. You can withdraw it from the catalogue on its page.',
  },
  courseChangedSince: {
    status: 409,
    vi: 'Khóa học “{course}” đã được sửa hoặc ngừng công khai sau khi duyệt nên không hoàn tác được. Hãy mở trang khóa học.',
    en: 'The course “{course}” was edited or withdrawn from the catalogue since the approval, so it cannot be undone. Open the page of the course.',
  },
} as const satisfies ErrorTable;
