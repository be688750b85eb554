import { expect, test } from 'vitest';
import { clockText, dueWarning, secondsLeft } from './timeLeft';

test('the clock is at zero only when time is up', () => {
  expect(secondsLeft(10_000, 9_999)).toBe(1);
  expect(secondsLeft(10_000, 10_000)).toBe(0);
  expect(secondsLeft(10_000, 99_000)).toBe(0);
});

test('the clock has hours only where there are some', () => {
  expect(clockText(3909)).toBe('1:05:09');
  expect(clockText(2530)).toBe('42:10');
  expect(clockText(7)).toBe('0:07');
});

test('each warning is due once; a tab that slept gets only the last', () => {
  expect(dueWarning(601, 600)).toBe(10);
  expect(dueWarning(600, 599)).toBeNull();
  expect(dueWarning(900, 30)).toBe(1);
  expect(dueWarning(30, 0)).toBeNull();
});
