import { expect, test } from 'vitest';
import { contentWidths } from './contentWidths';

const columns = [
  { key: 'category', header: 'Danh mục', cell: (row: string) => row },
  { key: 'period', header: 'Thời gian', cell: (row: string) => row, twoLines: true },
  { key: 'count', header: 'Số', cell: () => null },
];

test('a column is as wide as its longest text, in whole rem', () => {
  expect(contentWidths(columns, ['Kỹ năng', 'Kiểm tra định kỳ'])).toEqual({ category: 9 });
});

test('a long text is on two lines', () => {
  expect(contentWidths(columns, ['Kiểm tra an toàn lao động và phòng cháy chữa cháy'])).toEqual({
    category: 16,
  });
});

test('what is no text has no width of its own', () => {
  expect(contentWidths(columns, [])).toEqual({});
});
