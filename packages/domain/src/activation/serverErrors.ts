import type { ErrorTable } from '../errors/ErrorTable.ts';

/** Errors of activation codes that only the server finds. */
export const serverErrors = {
  activationCodeWrong: {
    status: 422,
    vi: 'Mã kích hoạt không đúng. Hãy kiểm tra lại từng ký tự: mã gồm 16 chữ và số, không có 0, O, 1, I, L.',
    en: 'The activation code is wrong. Check each character: a code has 16 letters and digits, and no 0, O, 1, I or L.',
  },
  tooManyActivations: {
    status: 429,
    vi: 'Bạn đã thử quá nhiều mã. Hãy chờ {minutes} phút rồi thử lại.',
    en: 'You have tried too many codes. Wait {minutes} minutes and try again.',
  },
} as const satisfies ErrorTable;
