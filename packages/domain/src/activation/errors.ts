import type { ErrorTable } from '../errors/ErrorTable.ts';

/** Errors of activation codes. */
export const errors = {
  activationCodeUsed: {
    status: 422,
    vi: 'Mã này đã được dùng. Mỗi mã chỉ dùng được một lần; hãy hỏi đơn vị để nhận mã khác.',
    en: 'This code has been used. Each code works once; ask your unit for another one.',
  },
  activationCodeExpired: {
    status: 422,
    vi: 'Mã này đã hết hạn lúc {expires|instant}. Hãy hỏi đơn vị để nhận mã khác.',
    en: 'This code expired at {expires|instant}. Ask your unit for another one.',
  },
  activationCodeWithdrawn: {
    status: 422,
    vi: 'Đơn vị đã thu hồi mã này. Hãy hỏi đơn vị để nhận mã khác.',
    en: 'Your unit has withdrawn this code. Ask your unit for another one.',
  },
  activationCodesUsed: {
    status: 409,
    vi: 'Mã đã dùng không thu hồi được: học viên đã ở trong lớp. Muốn đưa học viên ra, hãy bỏ học viên khỏi lớp.',
    en: 'A used code cannot be withdrawn: its student is in the class. To undo it, remove the student from the class.',
  },
  expiryAfterClass: {
    status: 422,
    vi: 'Mã phải hết hạn muộn nhất khi lớp học kết thúc ({end|instant}).',
    en: 'The codes must expire when the class ends at the latest ({end|instant}).',
  },
} as const satisfies ErrorTable;
