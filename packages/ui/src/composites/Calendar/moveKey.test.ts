import { expect, test } from 'vitest';
import type { CalendarEvent } from './calendarEvent';
import { moveKey } from './moveKey';

const lesson: CalendarEvent = {
  id: 'e',
  title: 'Sơ cứu',
  kind: 'class',
  start: '2026-11-21T02:10:00Z',
  end: '2026-11-21T03:40:00Z',
};
const start = (key: string, hours: boolean, more: { shift?: boolean; allDay?: boolean } = {}) =>
  moveKey(
    { key, ctrl: false, shift: more.shift ?? false },
    { ...lesson, allDay: more.allDay },
    hours,
    'Asia/Ho_Chi_Minh',
  )?.start;

test('in a month by days, weeks and months', () => {
  expect(start('ArrowLeft', false)).toBe('2026-11-20T02:10:00Z');
  expect(start('ArrowDown', false)).toBe('2026-11-28T02:10:00Z');
  expect(start('PageDown', false)).toBe('2026-12-21T02:10:00Z');
});

test('over hours by quarters, with Shift by hours', () => {
  expect(start('ArrowDown', true)).toBe('2026-11-21T02:15:00Z');
  expect(start('ArrowUp', true)).toBe('2026-11-21T02:00:00Z');
  expect(start('ArrowDown', true, { shift: true })).toBe('2026-11-21T03:00:00Z');
  expect(start('PageUp', true)).toBe('2026-11-14T02:10:00Z');
});

test('whole days have no hour to go to; other keys do nothing', () => {
  expect(start('ArrowDown', true, { allDay: true })).toBe(lesson.start);
  expect(start('ArrowRight', true, { allDay: true })).toBe('2026-11-22T02:10:00Z');
  expect(start('x', true)).toBeUndefined();
});
