import { expect, test } from 'vitest';
import { daysOfView, turnedBy, visibleRange } from './calendarView';

test('the days of a view and the next page', () => {
  expect(daysOfView('month', '2026-11-21', 'monday')).toHaveLength(42);
  expect(daysOfView('week', '2026-11-21', 'monday').at(-1)).toBe('2026-11-22');
  expect(daysOfView('day', '2026-11-21', 'monday')).toEqual(['2026-11-21']);
  expect(turnedBy('agenda', '2026-11-21', 1)).toBe('2026-12-21');
  expect(turnedBy('month', '2026-12-31', -1)).toBe('2026-11-30');
});

test('the range to fetch begins and ends at midnight in the time zone', () => {
  expect(visibleRange('month', '2026-11-21', { timeZone: 'Asia/Ho_Chi_Minh' })).toEqual({
    start: '2026-10-25T17:00:00Z',
    end: '2026-12-06T17:00:00Z',
  });
  expect(visibleRange('day', '2026-03-29', { timeZone: 'Europe/Berlin' })).toEqual({
    start: '2026-03-28T23:00:00Z',
    end: '2026-03-29T22:00:00Z',
  });
});
