import type { ErrorTable } from '../errors/ErrorTable.ts';

/** Errors of reports. */
export const serverErrors = {
  periodReversed: {
    status: 422,
    vi: 'Ngày bắt đầu phải trước ngày kết thúc.',
    en: 'The period must begin before it ends.',
  },
  reportViewNameTaken: {
    status: 422,
    vi: 'Bạn đã lưu một chế độ xem tên này. Hãy đặt tên khác.',
    en: 'You have kept a view of this name. Choose another name.',
  },
  tooManyReportViews: {
    status: 409,
    vi: 'Mỗi báo cáo lưu được nhiều nhất {max} chế độ xem. Hãy xóa bớt rồi lưu lại.',
    en: 'A report keeps at most {max} views. Delete some, then save again.',
  },
  periodTooLong: {
    status: 422,
    vi: 'Khoảng thời gian dài nhất là {max} năm, trong các năm từ 1900 đến 9998.',
    en: 'A period has at most {max} years, of the years from 1900 to 9998.',
  },
} as const satisfies ErrorTable;
