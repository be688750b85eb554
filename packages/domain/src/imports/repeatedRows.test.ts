import { expect, test } from 'vitest';
import { questionOf } from '../testing/questionCells.ts';
import { questionFingerprint, repeatedRows } from './repeatedRows.ts';

test('a row repeats another when type, title and choices are the same but for case and blanks', () => {
  const choice = (title: string, option_a: string) =>
    questionOf({ type: 'one_choice', title, option_a, option_b: 'Sai', key: 'A' });
  const rows = [
    choice('Chọn câu đúng', 'Một'),
    choice('CHỌN  câu đúng', 'một'),
    choice('Chọn câu dừng', 'Một'),
    choice('Chọn câu đúng', 'Mốt'),
    choice('Chọn câu đúng', 'Hai'),
  ];
  const repeated = repeatedRows(rows.map((question, index) => ({ row: index + 2, question })));
  expect([...repeated]).toEqual([[3, 2]]);
  expect(questionFingerprint(rows[0] ?? choice('', ''))).not.toBe(
    questionFingerprint(rows[4] ?? choice('', '')),
  );
});
