import { expect, test } from 'vitest';
import { dayProblem, firstDay } from './dayBounds';
import { dayFromText, showDay } from './dayText';

function day(text: string) {
  const read = dayFromText(text);
  if (!read) throw new Error(`${text} is no day`);
  return read;
}
const none = { min: null, max: null, notBefore: null };

test('a day is read strictly and shown with slashes', () => {
  expect(showDay(day('2026-11-01'))).toBe('01/11/2026');
  expect(dayFromText('2026-02-30')).toBeNull();
  expect(dayFromText('21/11/2026')).toBeNull();
  expect(dayFromText('')).toBeNull();
});

test('the bounds themselves are allowed', () => {
  const bounds = { ...none, min: day('2026-11-10'), max: day('2026-11-20') };
  expect(dayProblem(day('2026-11-10'), bounds)).toBeUndefined();
  expect(dayProblem(day('2026-11-20'), bounds)).toBeUndefined();
  expect(dayProblem(day('2026-11-09'), bounds)?.reason).toBe('tooEarly');
  expect(dayProblem(day('2026-11-21'), bounds)?.reason).toBe('tooLate');
});

test('today is not past, yesterday is', () => {
  const bounds = { ...none, notBefore: day('2026-11-21') };
  expect(dayProblem(day('2026-11-21'), bounds)).toBeUndefined();
  expect(dayProblem(day('2026-11-20'), bounds)?.reason).toBe('past');
});

test('the later bound counts', () => {
  expect(firstDay({ ...none, min: day('2026-12-01'), notBefore: day('2026-11-21') })?.toString()).toBe(
    '2026-12-01',
  );
  expect(firstDay({ ...none, min: day('2026-11-01'), notBefore: day('2026-11-21') })?.toString()).toBe(
    '2026-11-21',
  );
  expect(firstDay(none)).toBeNull();
});
