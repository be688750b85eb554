import { expect, test } from 'vitest';
import type { CalendarEvent } from './calendarEvent';
import { comparePlaced, pieceOn, placeEvent } from './placedEvent';

const zone = 'Asia/Ho_Chi_Minh';
function placed(start: string, end: string, more: Partial<CalendarEvent> = {}) {
  const found = placeEvent({ id: 'e', title: 'Sơ cứu', kind: 'class', start, end, ...more }, zone);
  if (!found) throw new Error('not placed');
  return found;
}

test('an event past midnight has a piece on each day', () => {
  const night = placed('2026-11-20T15:00:00Z', '2026-11-20T23:00:00Z');
  expect(night).toMatchObject({ first: '2026-11-20', last: '2026-11-21', from: 1320, to: 360, long: false });
  expect(pieceOn(night, '2026-11-20')).toEqual({ from: 1320, to: 1440 });
  expect(pieceOn(night, '2026-11-21')).toEqual({ from: 0, to: 360 });
});

test('an end at midnight belongs to the day before', () => {
  expect(placed('2026-11-20T13:00:00Z', '2026-11-20T17:00:00Z')).toMatchObject({
    last: '2026-11-20',
    to: 1440,
  });
  expect(placed('2026-11-20T17:00:00Z', '2026-11-22T17:00:00Z', { allDay: true })).toMatchObject({
    first: '2026-11-21',
    last: '2026-11-22',
    long: true,
  });
});

test('events of 24 hours and more are in the all-day row', () => {
  expect(placed('2026-11-20T13:00:00Z', '2026-11-21T13:00:00Z').long).toBe(true);
});

test('an event without duration, or with an end before its start, is a moment', () => {
  expect(placed('2026-11-20T13:00:00Z', '2026-11-20T12:00:00Z')).toMatchObject({ from: 1200, to: 1200 });
  expect(placed('2026-11-20T17:00:00Z', '2026-11-20T17:00:00Z')).toMatchObject({
    first: '2026-11-21',
    last: '2026-11-21',
    to: 0,
  });
  expect(placeEvent({ id: 'x', title: 'x', kind: 'event', start: 'mai', end: 'mốt' }, zone)).toBeUndefined();
});

test('earlier days first, of those the longer, whole days before hours', () => {
  const list = [
    placed('2026-11-20T02:00:00Z', '2026-11-20T03:00:00Z', { id: 'nine' }),
    placed('2026-11-19T17:00:00Z', '2026-11-20T17:00:00Z', { id: 'whole', allDay: true }),
    placed('2026-11-19T17:00:00Z', '2026-11-21T17:00:00Z', { id: 'two days', allDay: true }),
    placed('2026-11-20T01:00:00Z', '2026-11-20T01:30:00Z', { id: 'eight' }),
    placed('2026-11-18T01:00:00Z', '2026-11-18T01:30:00Z', { id: 'before' }),
  ];
  expect(list.sort(comparePlaced).map(({ event }) => event.id)).toEqual([
    'before',
    'two days',
    'whole',
    'eight',
    'nine',
  ]);
});
