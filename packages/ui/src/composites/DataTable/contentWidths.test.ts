import { createElement, type ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
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

const hundred = Array.from({ length: 100 }, (_, place) => (place < 99 ? '–' : 'Kiểm tra định kỳ'));

test('the longest text counts wherever it is, so that another order of the rows leaves the column as it is', () => {
  const cell = (text: string) => (text === '–' ? null : text);
  const wide = { category: 9 };
  expect(contentWidths(columns, hundred)).toEqual(wide);
  expect(contentWidths(columns, hundred.toReversed())).toEqual(wide);
  expect(contentWidths([{ key: 'category', header: 'Danh mục', cell }], hundred)).toEqual(wide);
});

test('a column of elements is given up after the rows that are seen first', () => {
  const cell = vi.fn<(row: string) => ReactNode>((row) => createElement('b', null, row));
  expect(contentWidths([{ key: 'state', header: 'Trạng thái', cell }], hundred)).toEqual({});
  expect(cell.mock.calls.length).toBeLessThan(20);
});

test('a column is at least as wide as the longest word of its heading, with the arrow of one that sorts', () => {
  const score = { key: 'score', header: 'Completion', cell: (row: string) => row };
  expect(contentWidths([score], ['7'])).toEqual({ score: 6 });
  expect(contentWidths([{ ...score, sortable: true }], ['7'])).toEqual({ score: 8 });
});
