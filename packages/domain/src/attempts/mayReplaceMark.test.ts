import { expect, test } from 'vitest';
import { isSameMark, mayReplaceMark } from './mayReplaceMark.ts';

const at = new Date('2026-11-21T02:00:00Z');
const given = { score: 7, comment: null, markedBy: '3', rubric: null };
const stored = { ...given, revision: 2, name: 'Trần Thu Hà', at };

test('only who saw the mark replaces it', () => {
  expect(mayReplaceMark(undefined, 0).allowed).toBe(true);
  expect(mayReplaceMark(stored, 2).allowed).toBe(true);
  expect(mayReplaceMark(stored, 0)).toEqual({
    allowed: false,
    code: 'markedMeanwhile',
    params: { name: 'Trần Thu Hà', score: 7, at: at.toISOString() },
  });
});

test('a mark that is sent again is the same mark', () => {
  expect(isSameMark(stored, given)).toBe(true);
  expect(isSameMark(stored, { ...given, markedBy: '4' })).toBe(false);
  expect(isSameMark(stored, { ...given, comment: 'Rõ' })).toBe(false);
});

test('a mark by other levels of a rubric is another one', () => {
  const rubric = [{ criterion_id: 'a', level_id: 'b' }];
  expect(isSameMark({ ...stored, rubric }, { ...given, rubric: [...rubric] })).toBe(true);
  expect(isSameMark({ ...stored, rubric }, given)).toBe(false);
  expect(
    isSameMark({ ...stored, rubric }, { ...given, rubric: [{ criterion_id: 'a', level_id: 'c' }] }),
  ).toBe(false);
});
