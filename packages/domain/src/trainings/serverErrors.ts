import type { ErrorTable } from '../errors/ErrorTable.ts';

/** Errors of trainings that only the server finds. */
export const serverErrors = {
  trainingChanged: {
    status: 409,
    vi: 'Trong lúc bạn đang sửa, người khác đã lưu đợt tập huấn này. Những gì bạn nhập vẫn còn: xem đợt tập huấn ở một tab khác, rồi bấm lưu lần nữa nếu vẫn muốn thay.',
    en: 'While you were editing, somebody else saved this training. What you entered is still here: look at the training in another tab, then save again if you still want to replace it.',
  },
  trainingTeacherUnknown: {
    status: 422,
    vi: 'Có giảng viên không thuộc đơn vị hoặc tài khoản đã bị khóa. Hãy bỏ người đó khỏi danh sách.',
    en: 'A teacher is not of the unit, or the account is locked. Remove this person from the list.',
  },
  trainingStudentUnknown: {
    status: 422,
    vi: 'Có học viên không thuộc đơn vị hoặc tài khoản đã bị khóa. Hãy bỏ người đó khỏi danh sách.',
    en: 'A student is not of the unit, or the account is locked. Remove this person from the list.',
  },
} as const satisfies ErrorTable;
