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
} as const satisfies ErrorTable;
