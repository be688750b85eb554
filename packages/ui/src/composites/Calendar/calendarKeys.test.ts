import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { hourKey, monthKey, type CalendarKey } from './calendarKeys';
import { addDays } from './days';

const press = (key: string, more: Partial<CalendarKey> = {}): CalendarKey => ({
  key,
  ctrl: false,
  shift: false,
  ...more,
});

test('the keys of a month', () => {
  const go = (key: string, more?: Partial<CalendarKey>) => monthKey(press(key, more), '2026-11-21', 'monday');
  expect(go('ArrowRight')).toBe('2026-11-22');
  expect(go('ArrowRight', { rtl: true })).toBe('2026-11-20');
  expect(go('ArrowUp')).toBe('2026-11-14');
  expect(go('Home')).toBe('2026-11-16');
  expect(go('End')).toBe('2026-11-22');
  expect(go('Home', { ctrl: true })).toBe('2026-11-01');
  expect(go('End', { ctrl: true })).toBe('2026-11-30');
  expect(go('PageUp')).toBe('2026-10-21');
  expect(go('PageDown', { shift: true })).toBe('2027-11-21');
  expect(go('x')).toBeUndefined();
});

test('the keys over hours', () => {
  const go = (key: string, view: 'week' | 'day', more?: Partial<CalendarKey>) =>
    hourKey(press(key, more), { day: '2026-11-21', row: 9 }, view, 'monday');
  expect(go('ArrowDown', 'week')).toEqual({ day: '2026-11-21', row: 10 });
  expect(go('ArrowLeft', 'day')).toEqual({ day: '2026-11-20', row: 9 });
  expect(go('Home', 'week')).toEqual({ day: '2026-11-16', row: 9 });
  expect(go('Home', 'day')).toEqual({ day: '2026-11-21', row: -1 });
  expect(go('End', 'week', { ctrl: true })).toEqual({ day: '2026-11-21', row: 23 });
  expect(go('PageDown', 'week')).toEqual({ day: '2026-11-28', row: 9 });
  expect(go('PageDown', 'day')).toEqual({ day: '2026-11-22', row: 9 });
  expect(go('PageUp', 'week', { shift: true })).toEqual({ day: '2026-10-21', row: 9 });
});

test('opposite arrows cancel each other', () => {
  const day = fc.integer({ min: 0, max: 40_000 }).map((days) => addDays('1970-01-01', days));
  const pairs = fc.constantFrom(['ArrowLeft', 'ArrowRight'], ['ArrowUp', 'ArrowDown']);
  fc.assert(
    fc.property(day, pairs, (from, [one = '', other = '']) => {
      const there = monthKey(press(one), from, 'monday') ?? '';
      expect(monthKey(press(other), there, 'monday')).toBe(from);
    }),
  );
});
