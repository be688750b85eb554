import * as fc from 'fast-check';
import type { CalendarEvent } from './calendarEvent';
import { placeEvent, type PlacedEvent } from './placedEvent';

const start = Date.UTC(2026, 10, 14);

/** For property tests: events in and around the week of 2026-11-16, short, long and past midnight, with unique ids. */
export const anyEvents: fc.Arbitrary<PlacedEvent[]> = fc
  .array(
    fc.record({
      from: fc.integer({ min: 0, max: 11 * 96 }),
      quarters: fc.oneof(fc.integer({ min: 0, max: 12 }), fc.integer({ min: 0, max: 500 })),
      allDay: fc.boolean(),
    }),
    { maxLength: 24 },
  )
  .map((events) =>
    events.flatMap(({ from, quarters, allDay }, index) => {
      const first = start + (allDay ? Math.floor(from / 96) * 96 : from) * 900_000;
      const length = allDay ? Math.ceil((quarters + 1) / 96) * 96 : quarters;
      const event: CalendarEvent = {
        id: `e${index}`,
        title: `Buổi ${index}`,
        kind: 'class',
        start: new Date(first).toISOString(),
        end: new Date(first + length * 900_000).toISOString(),
        allDay,
      };
      return placeEvent(event, 'UTC') ?? [];
    }),
  );
