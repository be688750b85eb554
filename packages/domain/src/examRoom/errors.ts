import type { ErrorTable } from '../errors/ErrorTable.ts';

/** Errors of the fields of what is done in an exam room. */
export const errors = {
  extraMinutesOutOfRange: {
    status: 422,
    vi: 'Chỉ được từ 1 đến {max} phút.',
    en: 'It must be between 1 and {max} minutes.',
  },
  minutesOrOutage: {
    status: 422,
    vi: 'Chỉ chọn một cách: số phút như nhau, hoặc thời gian gián đoạn.',
    en: 'Choose one way: the same minutes for all, or the time of the outage.',
  },
  outageNotOver: {
    status: 422,
    vi: 'Gián đoạn chưa kết thúc: chọn giờ không sau bây giờ.',
    en: 'The outage is not over: choose a time that is not after now.',
  },
} as const satisfies ErrorTable;
