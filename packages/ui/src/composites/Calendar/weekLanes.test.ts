import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyEvents } from './anyEvents';
import { weekOf } from './days';
import { placeEvent, touches, type PlacedEvent } from './placedEvent';
import { weekLanes } from './weekLanes';

const days = weekOf('2026-11-21', 'monday');
function whole(id: string, first: number, last: number): PlacedEvent {
  const at = (day: number) => new Date(Date.UTC(2026, 10, day)).toISOString();
  const found = placeEvent(
    { id, title: id, kind: 'event', start: at(first), end: at(last + 1), allDay: true },
    'UTC',
  );
  if (!found) throw new Error('not placed');
  return found;
}
const drawn = (events: PlacedEvent[], maxColumns: number, firstId?: string) =>
  weekLanes(events, days, maxColumns, firstId).spans.map(
    ({ placed, from, to, lane, before, after }) =>
      `${placed.event.id} ${before ? '<' : ''}${from}-${to}${after ? '>' : ''} /${lane}`,
  );

test('a span is cut at the week and takes the first lane that is free on all its days', () => {
  expect(drawn([whole('a', 14, 17), whole('b', 17, 18), whole('c', 18, 25)], 3)).toEqual([
    'a <0-1 /0',
    'b 1-2 /1',
    'c 2-6> /0',
  ]);
});

test('on a day with too many events the last lane is reserved and spans are cut there', () => {
  const events = [whole('a', 16, 22), whole('b', 16, 18), whole('c', 17, 17)];
  expect(drawn(events, 2)).toEqual(['a 0-6 /0', 'b 0-0> /1', 'b <2-2 /1']);
  expect(weekLanes(events, days, 2).hidden.map((day) => day.map(({ event }) => event.id))).toEqual([
    [],
    ['b', 'c'],
    [],
    [],
    [],
    [],
    [],
  ]);
});

test('an event being moved is never hidden', () => {
  const events = ['a', 'b', 'c', 'd'].map((id) => whole(id, 18, 18));
  expect(drawn(events, 2, 'd')).toEqual(['d 2-2 /0']);
});

test('each event of each day is either in its own lane or counted as hidden', () => {
  fc.assert(
    fc.property(anyEvents, fc.integer({ min: 1, max: 5 }), (events, maxColumns) => {
      const { spans, hidden } = weekLanes(events, days, maxColumns);
      days.forEach((day, column) => {
        const here = spans.filter(({ from, to }) => from <= column && column <= to);
        const lanes = here.map(({ lane }) => lane);
        const unseen = hidden[column] ?? [];
        expect(new Set(lanes).size).toBe(lanes.length);
        expect(Math.max(-1, ...lanes)).toBeLessThan(unseen.length > 0 ? maxColumns - 1 : maxColumns);
        const seen = [...here.map(({ placed }) => placed), ...unseen].map(({ event }) => event.id);
        const there = events.filter((placed) => touches(placed, day)).map(({ event }) => event.id);
        expect(seen.sort()).toEqual(there.sort());
      });
    }),
  );
});

test('the order of the events does not matter', () => {
  fc.assert(
    fc.property(anyEvents, (events) => {
      expect(drawn([...events].reverse(), 3)).toEqual(drawn(events, 3));
    }),
  );
});
