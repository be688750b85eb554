import type { ErrorTable } from '../errors/ErrorTable.ts';

/** Errors of survey forms that only the server finds. */
export const serverErrors = {
  surveyNameExists: {
    status: 422,
    vi: 'Đơn vị đã có phiếu khảo sát tên này. Vui lòng nhập tên khác.',
    en: 'The unit already has a survey form of this name. Please enter another one.',
  },
  surveyFormChanged: {
    status: 409,
    vi: 'Trong lúc bạn đang sửa, {who} đã lưu phiếu khảo sát này. Những gì bạn nhập vẫn còn: xem phiếu ở một tab khác, rồi bấm lưu lần nữa nếu vẫn muốn thay.',
    en: 'While you were editing, {who} saved this survey form. What you entered is still here: look at the form in another tab, then save again if you still want to replace it.',
  },
  surveyFormOfAnotherUnit: {
    status: 422,
    vi: 'Hãy chọn danh mục của cùng đơn vị với phiếu khảo sát.',
    en: 'Choose a category of the unit that the survey form belongs to.',
  },
} as const satisfies ErrorTable;
