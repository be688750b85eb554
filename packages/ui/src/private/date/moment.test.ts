import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { momentFromText, nextHour, outside, showMoment, textFromMoment } from './moment';

const zone = 'Asia/Ho_Chi_Minh';

function moment(text: string) {
  const read = momentFromText(text, zone);
  if (!read) throw new Error(`${text} is no moment`);
  return read;
}

test('a moment in UTC is shown seven hours later', () => {
  expect(showMoment(moment('2026-11-21T20:30:00Z'))).toBe('2026/11/22 03:30');
});

test('nothing and nonsense are no moment', () => {
  expect(momentFromText(null, zone)).toBeNull();
  expect(momentFromText('', zone)).toBeNull();
  expect(momentFromText('hôm qua', zone)).toBeNull();
});

test('a minute goes through the field unchanged', () => {
  const minutes = fc.integer({ min: Date.UTC(2000, 0, 1) / 60_000, max: Date.UTC(2100, 0, 1) / 60_000 });
  fc.assert(
    fc.property(minutes, (minute) => {
      const text = new Date(minute * 60_000).toISOString().replace('.000Z', 'Z');
      expect(textFromMoment(moment(text), zone)).toBe(text);
    }),
  );
});

test('bounds count by the minute', () => {
  const min = moment('2026-11-21T07:00:40Z');
  expect(outside(moment('2026-11-21T07:00:00Z'), min, null)).toBeUndefined();
  expect(outside(moment('2026-11-21T06:59:00Z'), min, null)?.reason).toBe('tooEarly');
  expect(outside(moment('2026-11-21T07:01:00Z'), null, moment('2026-11-21T07:00:00Z'))?.reason).toBe(
    'tooLate',
  );
});

test('seconds are kept where they are asked for', () => {
  const read = moment('2026-11-21T07:00:40Z');
  expect(showMoment(read, 'second')).toBe('2026/11/21 14:00:40');
  expect(textFromMoment(read, zone, 'second')).toBe('2026-11-21T07:00:40Z');
  expect(outside(moment('2026-11-21T07:00:39Z'), read, null, 'second')?.reason).toBe('tooEarly');
  expect(outside(read, read, read, 'second')).toBeUndefined();
});

test('the next full hour may be tomorrow', () => {
  expect(showMoment(nextHour(moment('2026-11-21T16:20:10Z')), 'second')).toBe('2026/11/22 00:00:00');
});
