import type { ErrorTable } from '../errors/ErrorTable.ts';

/** Errors of reports. */
export const serverErrors = {
  periodReversed: {
    status: 422,
    vi: 'Ngày bắt đầu phải trước ngày kết thúc.',
    en: 'The period must begin before it ends.',
  },
} as const satisfies ErrorTable;
