import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { CalendarEvent } from './calendarEvent';
import { daysMoved, movedTo, snap, snapBy, snapMinutes } from './eventMove';
import { wallTime } from './zoneTime';

const lesson: CalendarEvent = {
  id: 'e',
  title: 'Sơ cứu',
  kind: 'class',
  start: '2026-11-21T02:10:00Z',
  end: '2026-11-21T03:40:00Z',
};

test('two days on, and to another time', () => {
  expect(movedTo(lesson, { days: 2 }, 'Asia/Ho_Chi_Minh')).toEqual({
    start: '2026-11-23T02:10:00Z',
    end: '2026-11-23T03:40:00Z',
  });
  expect(movedTo(lesson, { days: 0, minute: 600 }, 'Asia/Ho_Chi_Minh')).toEqual({
    start: '2026-11-21T03:00:00Z',
    end: '2026-11-21T04:30:00Z',
  });
});

test('nine o’clock stays nine o’clock where the clocks change, and 90 minutes stay 90 minutes', () => {
  const before = { ...lesson, start: '2026-03-28T08:00:00Z', end: '2026-03-28T09:30:00Z' };
  expect(movedTo(before, { days: 1 }, 'Europe/Berlin')).toEqual({
    start: '2026-03-29T07:00:00Z',
    end: '2026-03-29T08:30:00Z',
  });
});

test('a whole day stays a whole day, be it of 23 hours', () => {
  const whole = { ...lesson, allDay: true, start: '2026-03-27T23:00:00Z', end: '2026-03-28T23:00:00Z' };
  expect(movedTo(whole, { days: 1 }, 'Europe/Berlin')).toEqual({
    start: '2026-03-28T23:00:00Z',
    end: '2026-03-29T22:00:00Z',
  });
});

test('a step goes to the next mark, a drag to the nearest', () => {
  expect(snapBy(550, 1)).toBe(555);
  expect(snapBy(550, -1)).toBe(540);
  expect(snapBy(540, 1)).toBe(555);
  expect(snapBy(540, -1)).toBe(525);
  expect(snapBy(550, 4)).toBe(600);
  expect(snap(547)).toBe(540);
  expect(snap(548)).toBe(555);
});

test('a move keeps the length, lands on its mark, and can be taken back', () => {
  const minute = fc.integer({ min: Date.UTC(2026, 0, 1) / 60_000, max: Date.UTC(2027, 0, 1) / 60_000 });
  const zone = fc.constantFrom('Asia/Ho_Chi_Minh', 'Europe/Berlin', 'America/New_York');
  fc.assert(
    fc.property(
      minute,
      fc.integer({ min: 0, max: 3000 }),
      fc.integer({ min: -400, max: 400 }),
      fc.integer({ min: 16, max: 95 }),
      zone,
      (start, length, days, quarter, timeZone) => {
        const at = (minutes: number) => new Date(minutes * 60_000).toISOString();
        const event = { ...lesson, start: at(start), end: at(start + length) };
        const moved = movedTo(event, { days, minute: quarter * snapMinutes }, timeZone);
        expect(Date.parse(moved.end) - Date.parse(moved.start)).toBe(length * 60_000);
        // No clock change happens after four o'clock.
        expect(wallTime(moved.start, timeZone)?.minute).toBe(quarter * snapMinutes);
        expect(daysMoved(event.start, moved.start, timeZone)).toBe(days);
      },
    ),
  );
});
