import type { CorrectionChange } from '@sen/api/contract/model';
import { expect, test } from 'vitest';
import { whyNotUndone } from './whyNotUndone.ts';

const ofQuestion = (question_id: string): CorrectionChange => ({
  kind: 'void',
  question_id,
  points_to: 'nobody',
});
const made = (id: string, change: CorrectionChange) => ({ id, change, settled: true, undone_at: null });

const older = made('1', ofQuestion('7'));
const newer = made('2', ofQuestion('7'));

test('the newest correction of a question is undone first', () => {
  expect(whyNotUndone(newer, [newer, older])).toBeNull();
  expect(whyNotUndone(older, [newer, older])).toBe('correctionNewer');
  expect(whyNotUndone(older, [{ ...newer, undone_at: '2026-11-21T03:12:00Z' }, older])).toBeNull();
});

test('corrections of other questions, and of the threshold, stand apart', () => {
  const other = made('3', ofQuestion('8'));
  const threshold = made('4', { kind: 'threshold', completion_score: 50 });
  expect(whyNotUndone(older, [threshold, other, older])).toBeNull();
  expect(whyNotUndone(threshold, [threshold, other, older])).toBeNull();
});

test('nothing is undone while attempts are marked again', () => {
  const marking = { ...made('3', ofQuestion('8')), settled: false };
  expect(whyNotUndone(older, [marking, older])).toBe('correctionUnderWay');
});
