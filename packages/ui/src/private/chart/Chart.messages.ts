import { defineMessages } from '../../messages/defineMessages';

export const chartMessages = defineMessages({
  vi: {
    asTable: 'Xem dạng bảng',
    empty: 'Không có dữ liệu.',
    loading: 'Đang tải biểu đồ…',
    failed: 'Không tải được biểu đồ',
    retry: 'Thử lại',
    kind: 'biểu đồ',
    keys: 'Dùng các phím mũi tên để đọc từng số liệu.',
    legend: 'Chú giải: bấm để ẩn hoặc hiện',
    none: 'không có số liệu',
    total: 'Tổng',
    others: 'Khác',
    share: 'Tỷ lệ',
    value: 'Giá trị',
    trend: (from: string, to: string, min: string, max: string) =>
      `từ ${from} đến ${to}, thấp nhất ${min}, cao nhất ${max}`,
  },
  en: {
    asTable: 'View as a table',
    empty: 'No data.',
    loading: 'Loading the chart…',
    failed: 'The chart could not be loaded',
    retry: 'Try again',
    kind: 'chart',
    keys: 'Use the arrow keys to read each figure.',
    legend: 'Legend: press to hide or show',
    none: 'no figure',
    total: 'Total',
    others: 'Others',
    share: 'Share',
    value: 'Value',
    trend: (from: string, to: string, min: string, max: string) =>
      `from ${from} to ${to}, lowest ${min}, highest ${max}`,
  },
});
