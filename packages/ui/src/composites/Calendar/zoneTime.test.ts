import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { momentOf, wallTime } from './zoneTime';

const zones = ['Asia/Ho_Chi_Minh', 'Europe/Berlin', 'America/New_York', 'Australia/Lord_Howe', 'UTC'];

test('a moment in UTC is seven hours later in Vietnam', () => {
  expect(wallTime('2026-11-21T20:30:00Z', 'Asia/Ho_Chi_Minh')).toEqual({ day: '2026-11-22', minute: 210 });
  expect(wallTime('hôm nay', 'UTC')).toBeUndefined();
  expect(momentOf({ day: '2026-11-22', minute: 210 }, 'Asia/Ho_Chi_Minh')).toBe('2026-11-21T20:30:00Z');
});

test('minutes beyond the day belong to another day', () => {
  expect(momentOf({ day: '2026-11-21', minute: 1440 }, 'UTC')).toBe('2026-11-22T00:00:00Z');
  expect(momentOf({ day: '2026-11-21', minute: -15 }, 'UTC')).toBe('2026-11-20T23:45:00Z');
});

test('an hour skipped in spring becomes the next one, a repeated hour is the first one', () => {
  expect(momentOf({ day: '2026-03-29', minute: 150 }, 'Europe/Berlin')).toBe('2026-03-29T01:30:00Z');
  expect(momentOf({ day: '2026-10-25', minute: 150 }, 'Europe/Berlin')).toBe('2026-10-25T00:30:00Z');
});

test('wall time converts back to the same moment, except in the second of two repeated hours', () => {
  const minutes = fc.integer({ min: Date.UTC(2000, 0, 1) / 60_000, max: Date.UTC(2060, 0, 1) / 60_000 });
  fc.assert(
    fc.property(minutes, fc.constantFrom(...zones), (minute, zone) => {
      const wall = wallTime(new Date(minute * 60_000).toISOString(), zone);
      if (!wall) throw new Error('no wall');
      const back = (minute * 60_000 - Date.parse(momentOf(wall, zone))) / 60_000;
      expect([0, 30, 60]).toContain(back);
      expect(wallTime(momentOf(wall, zone), zone)).toEqual(wall);
    }),
  );
});
