import { expect, test } from 'vitest';
import { formatInstant } from './formatInstant.ts';

const instant = new Date('2026-11-20T18:05:09Z');

test('an instant is shown in the time zone of the product, as the language writes it', () => {
  expect(formatInstant('date', instant, 'vi')).toBe('21/11/2026');
  expect(formatInstant('date', instant, 'en')).toBe('21/11/2026');
  expect(formatInstant('time', instant, 'vi')).toBe('01:05');
  expect(formatInstant('timeWithSeconds', instant, 'en')).toBe('01:05:09');
  expect(formatInstant('dateTime', instant, 'vi')).toBe('01:05 21/11/2026');
  expect(formatInstant('dateTime', instant, 'en')).toBe('21/11/2026, 01:05');
});

test('a line breaks between time, date and zone at most, and a deadline has its time zone in both languages', () => {
  expect(formatInstant('deadline', instant, 'vi')).toBe('01:05 21/11/2026 (GMT+\u20607)');
  expect(formatInstant('deadline', instant, 'en')).toBe('21/11/2026, 01:05 (GMT+\u20607)');
});
