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

test('a column is at least as wide as the longest word of its heading, with the arrow of one that sorts', () => {
  const score = { key: 'score', header: 'Completion', cell: (row: string) => row };
  expect(contentWidths([score], ['7'])).toEqual({ score: 6 });
  expect(contentWidths([{ ...score, sortable: true }], ['7'])).toEqual({ score: 8 });
});
