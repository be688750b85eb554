import type { ErrorTable } from '../errors/ErrorTable.ts';

/** Errors of reports. */
export const serverErrors = {
  periodReversed: {
    status: 422,
    vi: 'Ngày bắt đầu phải trước ngày kết thúc.',
    en: 'The period must begin before it ends.',
  },
  periodTooLong: {
    status: 422,
    vi: 'Khoảng thời gian dài nhất là {max} năm, trong các năm từ 1900 đến 9998.',
    en: 'A period has at most {max} years, of the years from 1900 to 9998.',
  },
} as const satisfies ErrorTable;
