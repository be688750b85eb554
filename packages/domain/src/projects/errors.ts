import type { ErrorTable } from '../errors/ErrorTable.ts';

/** Errors of projects that the portal finds too. */
export const errors = {
  projectPersonTwice: {
    status: 422,
    vi: 'Có người vừa là giảng viên vừa là người tham gia. Hãy bỏ người đó khỏi một trong hai danh sách.',
    en: 'Somebody is both a teacher and a participant of the project. Remove this person from one of the two lists.',
  },
  projectLecturerNotTeacher: {
    status: 422,
    vi: '{name} không phải là giảng viên. Chỉ giảng viên của đơn vị được giảng dạy trong dự án; hãy thêm người này vào danh sách người tham gia.',
    en: '{name} is not a teacher. Only teachers of the unit can teach in a project; add this person as a participant.',
  },
  projectPersonLocked: {
    status: 422,
    vi: 'Tài khoản của {name} đang bị khóa. Hãy mở khóa tài khoản hoặc bỏ người này khỏi danh sách.',
    en: 'The account of {name} is locked. Unlock it or remove this person from the list.',
  },
} as const satisfies ErrorTable;
