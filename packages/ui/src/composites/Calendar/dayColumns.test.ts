import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyEvents } from './anyEvents';
import { dayColumns, leastMinutes } from './dayColumns';
import { placeEvent, touches, type PlacedEvent } from './placedEvent';

const day = '2026-11-21';
function timed(id: string, from: string, to: string): PlacedEvent {
  const found = placeEvent(
    { id, title: id, kind: 'class', start: `${day}T${from}:00Z`, end: `${day}T${to}:00Z` },
    'UTC',
  );
  if (!found) throw new Error('not placed');
  return found;
}
const drawn = (events: PlacedEvent[], maxColumns = 9) =>
  dayColumns(events, day, maxColumns).blocks.map(
    ({ placed, column, span, columns }) => `${placed.event.id} ${column}+${span}/${columns}`,
  );

test('overlapping events share the width, others take all of it', () => {
  expect(
    drawn([timed('a', '09:00', '10:00'), timed('b', '09:30', '11:00'), timed('c', '11:00', '12:00')]),
  ).toEqual(['a 0+1/2', 'b 1+1/2', 'c 0+1/1']);
});

test('an event is as wide as its neighbours let it be', () => {
  expect(
    drawn([
      timed('a', '09:00', '12:00'),
      timed('b', '09:00', '10:00'),
      timed('c', '09:00', '10:00'),
      timed('d', '10:00', '11:00'),
    ]),
  ).toEqual(['a 0+1/3', 'b 1+1/3', 'd 1+2/3', 'c 2+1/3']);
});

test('five minutes are drawn as half an hour, at midnight upwards', () => {
  const late = dayColumns([timed('a', '23:50', '23:55')], day, 3).blocks[0];
  expect(late).toMatchObject({ from: 1410, to: 1440 });
  expect(drawn([timed('a', '09:00', '09:05'), timed('b', '09:10', '09:40')])).toEqual(['a 0+1/2', 'b 1+1/2']);
});

test('events without a column are folded into the last one', () => {
  const events = ['a', 'b', 'c', 'd'].map((id) => timed(id, '09:00', '10:00'));
  const { blocks, folded } = dayColumns(events, day, 3);
  expect(blocks.map(({ placed }) => placed.event.id)).toEqual(['a', 'b']);
  expect(folded).toMatchObject([{ column: 2, columns: 3, from: 540, to: 600 }]);
  expect(folded[0]?.events.map(({ event }) => event.id)).toEqual(['c', 'd']);
});

interface Box {
  from: number;
  to: number;
  column: number;
  span?: number;
  columns: number;
}
const apart = (one: Box, other: Box) =>
  one.to <= other.from ||
  other.to <= one.from ||
  one.column + (one.span ?? 1) <= other.column ||
  other.column + (other.span ?? 1) <= one.column;

test('in any order, no two events overlap, none is missing and none could be wider', () => {
  fc.assert(
    fc.property(anyEvents, fc.integer({ min: 1, max: 6 }), (events, maxColumns) => {
      const { blocks, folded } = dayColumns(events, day, maxColumns);
      const boxes: Box[] = [...blocks, ...folded];
      boxes.forEach((one, place) => {
        expect(one.columns).toBeLessThanOrEqual(maxColumns);
        expect(one.column + (one.span ?? 1)).toBeLessThanOrEqual(one.columns);
        expect(one.to - one.from).toBeGreaterThanOrEqual(leastMinutes);
        for (const other of boxes.slice(place + 1)) expect(apart(one, other)).toBe(true);
      });
      for (const block of blocks) {
        const wider = { ...block, span: block.span + 1 };
        const fits = wider.column + wider.span <= block.columns;
        expect(fits && boxes.every((other) => other === block || apart(wider, other))).toBe(false);
      }
      const seen = [...blocks.map(({ placed }) => placed), ...folded.flatMap((fold) => fold.events)];
      const there = events.filter((placed) => !placed.long && touches(placed, day));
      expect(seen.map(({ event }) => event.id).sort()).toEqual(there.map(({ event }) => event.id).sort());
      expect(dayColumns([...events].reverse(), day, maxColumns)).toEqual({ blocks, folded });
    }),
  );
});
