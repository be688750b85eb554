import { expect, test } from 'vitest';
import { edgeTexts, occurrenceText, periodText, whenText } from './whenText';

const day = { time_start: '2026-11-29T17:00:00Z', time_end: '2026-11-30T17:00:00Z' };
const days = { ...day, time_end: '2026-12-02T17:00:00Z' };
const hours = { time_start: '2026-11-30T01:00:00Z', time_end: '2026-11-30T03:00:00Z' };

test('an event of whole days has no times', () => {
  expect(whenText(day)).toBe('Thứ Hai, 30/11/2026, cả ngày');
  expect(whenText(days)).toBe('Thứ Hai, 30/11/2026 – Thứ Tư, 02/12/2026, cả ngày');
  expect(edgeTexts(days)).toEqual({ start: 'Cả ngày 30/11/2026', end: 'Cả ngày 02/12/2026' });
  expect(periodText(day)).toBe('Cả ngày 30/11/2026');
  expect(periodText(days)).toBe('Cả ngày 30/11/2026 – 02/12/2026');
  expect(occurrenceText(day)).toBe('30/11/2026');
});

test('another event has its times', () => {
  expect(whenText(hours)).toMatch(/^Thứ Hai, 30\/11\/2026, 08:00 – 10:00/u);
  expect(edgeTexts(hours)).toEqual({ start: '08:00 30/11/2026', end: '10:00 30/11/2026' });
  expect(periodText(hours)).toBe('08:00 30/11/2026 – 10:00 30/11/2026');
  expect(occurrenceText(hours)).toBe('08:00 30/11/2026');
});
