import type { ErrorTable } from '../errors/ErrorTable.ts';

/** Errors of registration and of deciding on requests. */
export const errors = {
  requestAlreadyApproved: {
    status: 409,
    vi: '{by} đã duyệt yêu cầu của {name} lúc {time|instant}. Vui lòng tải lại danh sách.',
    en: '{by} approved the request of {name} at {time|instant}. Please reload the list.',
  },
  requestAlreadyDenied: {
    status: 409,
    vi: '{by} đã từ chối yêu cầu của {name} lúc {time|instant}. Vui lòng tải lại danh sách.',
    en: '{by} denied the request of {name} at {time|instant}. Please reload the list.',
  },
  requestWithdrawn: {
    status: 409,
    vi: '{name} đã rút yêu cầu này. Vui lòng tải lại danh sách.',
    en: '{name} has withdrawn this request. Please reload the list.',
  },
  classOfAnotherUnit: {
    status: 409,
    vi: 'Lớp học này thuộc đơn vị khác. Vui lòng chọn lớp của đơn vị mà học viên đăng ký.',
    en: 'This class belongs to another unit. Please choose a class of the unit the student asked to join.',
  },
  alreadyInClass: { status: 409, vi: 'Bạn đã có trong lớp học này.', en: 'You are already in this class.' },
  alreadyAsked: {
    status: 409,
    vi: 'Bạn đã gửi yêu cầu này và đơn vị chưa trả lời. Vui lòng chờ đơn vị duyệt.',
    en: 'You have already sent this request. Please wait for the unit’s answer.',
  },
} as const satisfies ErrorTable;
