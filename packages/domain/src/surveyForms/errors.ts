import type { ErrorTable } from '../errors/ErrorTable.ts';

/** Errors of survey forms that the portal finds too. */
export const errors = {
  surveyPartsMissing: {
    status: 422,
    vi: 'Phiếu khảo sát cần ít nhất một phần.',
    en: 'The survey form needs at least one part.',
  },
  surveyPartQuestionsMissing: {
    status: 422,
    vi: 'Mỗi phần cần ít nhất một câu hỏi. Hãy thêm câu hỏi hoặc bỏ phần này.',
    en: 'Each part needs at least one question. Add one or remove the part.',
  },
  surveyTooManyQuestions: {
    status: 422,
    vi: 'Phiếu khảo sát có nhiều nhất {max} câu hỏi.',
    en: 'A survey form has at most {max} questions.',
  },
  surveyQuestionTwice: {
    status: 422,
    vi: 'Hai câu hỏi có cùng mã. Hãy xóa câu này rồi thêm lại.',
    en: 'Two questions have the same id. Delete this one and add it again.',
  },
  conditionNotEarlier: {
    status: 422,
    vi: 'Điều kiện phải dựa vào một câu đứng trước câu này. Hãy chọn lại điều kiện hoặc chuyển câu này xuống dưới.',
    en: 'The condition must depend on an earlier question. Choose another condition or move this question down.',
  },
  conditionNotChoice: {
    status: 422,
    vi: 'Điều kiện chỉ dựa được vào câu chọn đáp án hoặc câu đúng/sai.',
    en: 'A condition can only depend on a question of single or multiple choice, or true or false.',
  },
  conditionChoiceUnknown: {
    status: 422,
    vi: 'Lựa chọn của điều kiện không còn trong câu hỏi đó. Hãy chọn lại.',
    en: 'A choice of the condition is no longer part of that question. Please choose again.',
  },
  conditionChoicesMissing: {
    status: 422,
    vi: 'Hãy chọn ít nhất một câu trả lời làm điều kiện.',
    en: 'Choose at least one answer as the condition.',
  },
  surveyFormStatusWhileLocked: {
    status: 409,
    vi: 'Phiếu khảo sát đang bị khóa nên không đổi được trạng thái. Người tạo hoặc quản trị viên có thể mở khóa trước.',
    en: 'The survey form is locked, so its status cannot change. Its creator or an administrator may unlock it first.',
  },
  unableToLockSurveyFormsWithDraftStatus: {
    status: 409,
    vi: 'Không thể khóa phiếu khảo sát ở trạng thái Bản nháp. Hãy công khai phiếu trước.',
    en: 'Unable to lock survey forms with draft status. Publish the form first.',
  },
  unableToOpenSurveyFormsWithDraftStatus: {
    status: 409,
    vi: 'Không thể mở khóa phiếu khảo sát ở trạng thái Bản nháp. Hãy công khai phiếu trước.',
    en: 'Unable to open survey forms with draft status. Publish the form first.',
  },
  surveyFormAlreadyLocked: {
    status: 409,
    vi: 'Phiếu khảo sát này đã bị khóa từ trước.',
    en: 'This survey form is already locked.',
  },
  surveyFormNotLocked: {
    status: 409,
    vi: 'Phiếu khảo sát này không bị khóa.',
    en: 'This survey form is not locked.',
  },
  surveyFormNotPublished: {
    status: 409,
    vi: 'Phiếu khảo sát chưa được công khai. Hãy công khai phiếu trước khi khảo sát.',
    en: 'The survey form is not published yet. Publish it before you use it in a survey.',
  },
  surveyFormLocked: {
    status: 409,
    vi: 'Phiếu khảo sát đang bị khóa. Hãy chọn phiếu khác hoặc mở khóa phiếu này.',
    en: 'The survey form is locked. Choose another one or unlock it.',
  },
  surveyFormInUse: {
    status: 409,
    vi: 'Không xóa được vì phiếu này đang được dùng trong một khảo sát. Bạn có thể khóa phiếu để không ai dùng thêm.',
    en: 'This form cannot be deleted because a survey uses it. You may lock it, so that no one else uses it.',
  },
} as const satisfies ErrorTable;
