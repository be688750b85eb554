import type { ErrorTable } from '../errors/ErrorTable.ts';

/** Errors of surveys that only the server finds. */
export const serverErrors = {
  surveyChanged: {
    status: 409,
    vi: 'Trong lúc bạn đang sửa, người khác đã lưu khảo sát này. Những gì bạn nhập vẫn còn: xem khảo sát ở một tab khác, rồi bấm lưu lần nữa nếu vẫn muốn thay.',
    en: 'While you were editing, somebody else saved this survey. What you entered is still here: look at the survey in another tab, then save again if you still want to replace it.',
  },
  surveyFormReplaced: {
    status: 409,
    vi: 'Người tổ chức vừa đổi phiếu khảo sát nên câu trả lời chưa được gửi. Hãy mở phiếu mới, xem lại rồi gửi.',
    en: 'Whoever runs the survey has just changed its form, so your answers were not sent. Open the new form, look it over and send.',
  },
  surveyKeepsNames: {
    status: 409,
    vi: 'Người tổ chức vừa đổi khảo sát thành có ghi tên nên câu trả lời chưa được gửi. Bấm gửi lần nữa nếu bạn đồng ý để người tổ chức thấy tên bạn.',
    en: 'Whoever runs the survey has just changed it to keep names, so your answers were not sent. Send them again if you agree that your name is seen.',
  },
  surveyStudentUnknown: {
    status: 422,
    vi: 'Có người không còn là học viên của lớp. Hãy bỏ người đó khỏi danh sách.',
    en: 'Somebody is no longer a student of the class. Remove this person from the list.',
  },
  surveyParticipantUnknown: {
    status: 422,
    vi: 'Có người không thuộc đơn vị hoặc tài khoản đã bị khóa. Hãy bỏ người đó khỏi danh sách.',
    en: 'Somebody is not of the unit, or the account is locked. Remove this person from the list.',
  },
} as const satisfies ErrorTable;
