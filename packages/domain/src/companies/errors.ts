import type { ErrorTable } from '../errors/ErrorTable.ts';

/** Errors of units that the portal finds too. */
export const errors = {
  companyPhoneInvalid: {
    status: 422,
    vi: 'Số điện thoại cần 8 đến 11 chữ số, ví dụ 024 3936 1234.',
    en: 'The phone number needs 8 to 11 digits, for example 024 3936 1234.',
  },
  accentColorInvalid: {
    status: 422,
    vi: 'Màu gồm dấu # và sáu chữ số hoặc chữ cái từ a đến f, ví dụ #1d6f42.',
    en: 'A colour is a # and six digits or letters from a to f, for example #1d6f42.',
  },
  companyClassRunning: {
    status: 409,
    vi: 'Chưa xóa được đơn vị “{unit}” vì lớp “{classroom}” đang diễn ra. Chỉ xóa được đơn vị khi không có lớp nào đang diễn ra: hãy chờ lớp kết thúc rồi xóa lại.',
    en: 'The unit “{unit}” cannot be deleted yet because its class “{classroom}” is under way. A unit can only be deleted while none of its classes is: wait until the class has ended, then delete it again.',
  },
  companyExamRunning: {
    status: 409,
    vi: 'Chưa xóa được đơn vị “{unit}” vì có người đang làm bài thi của lớp “{classroom}”. Hãy chờ họ nộp bài rồi xóa lại.',
    en: 'The unit “{unit}” cannot be deleted yet because somebody is sitting an exam of its class “{classroom}”. Wait until it is submitted, then delete the unit again.',
  },
} as const satisfies ErrorTable;
