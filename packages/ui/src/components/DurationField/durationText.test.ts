import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { clockFromMinutes, clockFromSeconds, secondsFromClock } from './durationText';

test('minutes are written as hours, minutes and seconds', () => {
  expect(clockFromMinutes(0)).toBe('00:00:00');
  expect(clockFromMinutes(45)).toBe('00:45:00');
  expect(clockFromMinutes(90)).toBe('01:30:00');
  expect(clockFromMinutes(60 * 24)).toBe('24:00:00');
  expect(clockFromMinutes(60 * 120 + 5)).toBe('120:05:00');
});

test('what is written is read again', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 9999 * 3600 + 3599 }), (seconds) => {
      expect(secondsFromClock(clockFromSeconds(seconds))).toEqual({ seconds });
    }),
  );
});

test('short ways to type are understood', () => {
  expect(secondsFromClock(' 1:30:00 ')).toEqual({ seconds: 5400 });
  expect(secondsFromClock('5:30')).toEqual({ seconds: 330 });
  expect(secondsFromClock('')).toEqual({ seconds: null });
});

test('each part is a number, minutes and seconds below 60', () => {
  for (const text of ['90', 'một giờ', '1:2:3:4', '1::0', '-1:00:00', '1:00:0.5'])
    expect(secondsFromClock(text)).toEqual({ problem: 'notNumeric' });
  for (const text of ['0:60:00', '0:00:60', '61:00'])
    expect(secondsFromClock(text)).toEqual({ problem: 'tooLarge' });
});
