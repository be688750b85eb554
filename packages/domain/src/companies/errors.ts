import type { ErrorTable } from '../errors/ErrorTable.ts';

/** Errors of units that the portal finds too. */
export const errors = {
  companyPhoneInvalid: {
    status: 422,
    vi: 'Số điện thoại cần 8 đến 11 chữ số, ví dụ 024 3936 1234.',
    en: 'The phone number needs 8 to 11 digits, for example 024 3936 1234.',
  },
} as const satisfies ErrorTable;
