import { expect, test } from 'vitest';
import { everythingSelected, nothingSelected, select } from '../DataTable/selection';
import { chosenNumbers, previewRows } from './previewRows';

const rows = [
  { number: 2, cells: {}, errors: [] },
  {
    number: 3,
    cells: {},
    errors: [{ reason: 'Thiếu đáp án' }, { column: 'Loại', value: 'x', reason: 'Không rõ' }],
  },
  { number: 5, cells: {}, errors: [] },
];

test('valid and refused rows are separated, with one line per error', () => {
  const { valid, refusedCount, refusedLines } = previewRows(rows);
  expect(valid.map((row) => row.number)).toEqual([2, 5]);
  expect(refusedCount).toBe(1);
  expect(refusedLines.map(({ id, number, reason }) => [id, number, reason])).toEqual([
    ['3-0', 3, 'Thiếu đáp án'],
    ['3-1', 3, 'Không rõ'],
  ]);
});

test('only chosen good rows are saved', () => {
  const { valid } = previewRows(rows);
  expect(chosenNumbers(valid, everythingSelected)).toEqual([2, 5]);
  expect(chosenNumbers(valid, select(everythingSelected, ['2'], false))).toEqual([5]);
  expect(chosenNumbers(valid, nothingSelected)).toEqual([]);
});
