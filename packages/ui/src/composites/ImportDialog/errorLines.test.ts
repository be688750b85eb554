import { expect, test } from 'vitest';
import { errorLines } from './errorLines';
import type { ImportRow } from './importProps';

const targets = [
  { key: 'title', label: 'Nội dung' },
  { key: 'answer', label: 'Đáp án' },
];
const wrong: ImportRow = {
  number: 3,
  name: 'Câu hai',
  cells: { title: 'Câu hai', answer: 'H' },
  errors: [
    { key: 'answer', column: 'D', value: 'H', reason: 'Không có lựa chọn H.' },
    { reason: 'Trùng dòng 2.' },
    { key: 'answer', reason: 'Chỉ được có một đáp án.' },
  ],
};
const read: ImportRow[] = [{ number: 2, cells: { title: 'Câu một', answer: 'A' }, errors: [] }, wrong];

test('a wrong cell is one line with all its reasons, after what is wrong with the whole row', () => {
  expect(errorLines(read, read, targets)).toEqual([
    {
      id: '3-row',
      number: 3,
      name: 'Câu hai',
      key: undefined,
      column: undefined,
      value: undefined,
      reason: 'Trùng dòng 2.',
      fixed: false,
    },
    {
      id: '3-answer',
      number: 3,
      name: 'Câu hai',
      key: 'answer',
      column: 'Đáp án',
      value: 'H',
      reason: 'Không có lựa chọn H. Chỉ được có một đáp án.',
      fixed: false,
    },
  ]);
});

test('a fixed cell keeps its line with the new value, and what a change made wrong gets one', () => {
  const [good] = read;
  if (!good) throw new Error('There is no good row');
  const rows = [
    { ...good, errors: [{ key: 'title', reason: 'Trùng dòng 3.' }] },
    { ...wrong, cells: { title: 'Câu hai', answer: 'B' }, errors: [] },
  ];
  expect(errorLines(read, rows, targets).map(({ id, value, fixed }) => [id, value, fixed])).toEqual([
    ['2-title', 'Câu một', false],
    ['3-row', undefined, true],
    ['3-answer', 'B', true],
  ]);
});
