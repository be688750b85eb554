import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { dayAfter, dayCount, daysOfStep, daysOfWeek, readDay, stepOf, stepsOf, weekOf } from './days.ts';
import { stepLabel } from './stepLabel.ts';

test.each([
  ['2026-11-29', '2026-W48'],
  ['2026-11-30', '2026-W49'],
  ['2026-12-31', '2026-W53'],
  ['2027-01-03', '2026-W53'],
  ['2027-01-04', '2027-W01'],
  ['2024-12-30', '2025-W01'],
  ['2021-01-01', '2020-W53'],
])('%s is in week %s', (day, week) => {
  expect(weekOf(day)).toBe(week);
});

test('a week is its seven days, and only a week that its year has', () => {
  expect(daysOfWeek('2026-W53')).toEqual({ from: '2026-12-28', to: '2027-01-03' });
  expect(daysOfWeek('2025-W01')).toEqual({ from: '2024-12-30', to: '2025-01-05' });
  for (const wrong of ['2025-W53', '2026-W00', '2026-W54', '2026-48', 'W48', ''])
    expect(daysOfWeek(wrong)).toBeUndefined();
});

test('every day is in the week that it names', () => {
  fc.assert(
    fc.property(fc.integer({ min: -10_000, max: 40_000 }), (count) => {
      const day = dayAfter('2000-01-01', count);
      const week = daysOfWeek(weekOf(day));
      expect(week && week.from <= day && day <= week.to && dayCount(week)).toBe(7);
    }),
  );
});

test('a day is one of the calendar', () => {
  expect(readDay('2028-02-29')).toBe('2028-02-29');
  for (const wrong of ['2026-02-29', '2026-13-01', '20261101', '2026-1-1', ''])
    expect(readDay(wrong)).toBeUndefined();
});

test('a long period has fewer, longer steps', () => {
  const step = (to: string) => stepOf({ from: '2026-01-01', to });
  expect([step('2026-01-31'), step('2026-12-31'), step('2030-12-31'), step('2076-12-31')]).toEqual([
    'day',
    'week',
    'month',
    'year',
  ]);
});

test('the steps at the ends of a period are cut', () => {
  const within = { from: '2026-11-05', to: '2026-12-10' };
  expect(daysOfStep('2026-11-01', 'month', within)).toEqual({ from: '2026-11-05', to: '2026-11-30' });
  expect(daysOfStep('2026-12-07', 'week', within)).toEqual({ from: '2026-12-07', to: '2026-12-10' });
  expect(daysOfStep('2026-01-01', 'year', within)).toEqual(within);
  expect(daysOfStep('2026-11-05', 'day', within)).toEqual({ from: '2026-11-05', to: '2026-11-05' });
});

test('the steps of a period begin before it and cover it', () => {
  expect(stepsOf({ from: '2026-11-29', to: '2026-12-08' }, 'week')).toEqual([
    '2026-11-23',
    '2026-11-30',
    '2026-12-07',
  ]);
  expect(stepsOf({ from: '2026-12-31', to: '2027-01-01' }, 'month')).toEqual(['2026-12-01', '2027-01-01']);
  expect(stepsOf({ from: '2025-12-31', to: '2027-01-01' }, 'year')).toHaveLength(3);
  expect(stepsOf({ from: '1900-01-01', to: '9998-12-31' }, 'year')).toBeNull();
});

test('a step has a name', () => {
  expect(stepLabel('2026-12-28', 'week', 'vi')).toBe('Tuần 53, 2026');
  expect(stepLabel('2026-12-28', 'week', 'en')).toBe('Week 53, 2026');
  expect(stepLabel('2026-12-01', 'month', 'vi')).toBe('12/2026');
  expect(stepLabel('2026-12-01', 'day', 'vi')).toBe('01/12');
  expect(stepLabel('2026-01-01', 'year', 'vi')).toBe('2026');
});
