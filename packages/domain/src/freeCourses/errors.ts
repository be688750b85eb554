import type { ErrorTable } from '../errors/ErrorTable.ts';

/** Errors of free courses and of making courses public. */
export const errors = {
  alreadyInCourse: {
    status: 409,
    vi: 'Bạn đang học khóa học này. Hãy mở khóa học trong “Khóa học của tôi”.',
    en: 'You are already taking this course. Open it in “My courses”.',
  },
  freeCourseAlreadyAsked: {
    status: 409,
    vi: 'Bạn đã gửi yêu cầu học khóa học này và đang chờ duyệt. Hãy tải lại trang để xem yêu cầu.',
    en: 'You have already asked for this course and your request is pending. Reload the page to see it.',
  },
  nothingToWithdraw: {
    status: 409,
    vi: 'Không có yêu cầu nào đang chờ duyệt để rút lại. Hãy tải lại trang.',
    en: 'There is no pending request to withdraw. Please reload the page.',
  },
  classOfAnotherCourse: {
    status: 409,
    vi: 'Lớp học này thuộc khóa học khác. Vui lòng chọn lớp của khóa học được yêu cầu.',
    en: 'This class belongs to another course. Please choose a class of the requested course.',
  },
  courseAlreadyPublic: {
    status: 409,
    vi: 'Khóa học “{name}” đã được công khai. Hãy tải lại trang.',
    en: 'The course “{name}” is public already. Please reload the page.',
  },
  publicAlreadyAsked: {
    status: 409,
    vi: 'Đã có yêu cầu công khai khóa học “{name}” và đang chờ duyệt. Vui lòng chờ quản trị hệ thống trả lời.',
    en: 'A request to make the course “{name}” public is pending. Please wait for the answer of the system administrators.',
  },
  courseNotPublic: {
    status: 409,
    vi: 'Khóa học “{name}” chưa được công khai và không có yêu cầu nào đang chờ. Hãy tải lại trang.',
    en: 'The course “{name}” is not public, and no request is pending. Please reload the page.',
  },
} as const satisfies ErrorTable;
