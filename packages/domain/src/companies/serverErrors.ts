import type { ErrorTable } from '../errors/ErrorTable.ts';

/** Errors of units. */
export const serverErrors = {
  companyNameTaken: {
    status: 422,
    vi: 'Đã có đơn vị tên này. Vui lòng nhập tên khác.',
    en: 'There is already a unit of this name. Please enter another one.',
  },
  companyChanged: {
    status: 409,
    vi: 'Trong lúc bạn đang sửa, người khác đã sửa đơn vị này. Những gì bạn nhập vẫn còn: xem đơn vị ở một tab khác, rồi bấm lưu lần nữa nếu vẫn muốn thay.',
    en: 'While you were editing, somebody else changed this unit. What you entered is still here: look at the unit in another tab, then save again if you still want to replace it.',
  },
  companyNameTakenMeanwhile: {
    status: 409,
    vi: 'Chưa khôi phục được “{name}” vì hiện đã có đơn vị khác mang tên này. Hãy đổi tên đơn vị kia, rồi khôi phục lại.',
    en: '“{name}” cannot be restored yet because another unit has this name now. Rename that unit, then restore this one again.',
  },
} as const satisfies ErrorTable;
