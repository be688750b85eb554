import { parseDateTime } from '@internationalized/date';
import { expect, test } from 'vitest';
import { dateTimePickerMessages } from './DateTimePicker.messages';
import { momentProblem } from './momentProblem';

const words = dateTimePickerMessages.vi;
const now = parseDateTime('2026-11-21T14:00:00');
const none = { min: null, max: null, now: null };

test('now is allowed, a second before is past', () => {
  expect(momentProblem(now, { ...none, now }, words)).toBeUndefined();
  expect(momentProblem(now.subtract({ seconds: 1 }), { ...none, now }, words)).toBe(words.past);
});

test('a bound is named to the second', () => {
  expect(momentProblem(now, { ...none, max: now.subtract({ seconds: 1 }) }, words)).toBe(
    'Thời điểm không được sau 2026/11/21 13:59:59.',
  );
  expect(momentProblem(now, { ...none, min: now.add({ days: 1 }) }, words)).toBe(
    'Thời điểm phải từ 2026/11/22 14:00:00 trở đi.',
  );
});
