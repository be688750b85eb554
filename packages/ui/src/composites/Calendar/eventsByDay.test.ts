import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyEvents } from './anyEvents';
import { weekOf } from './days';
import { eventsByDay } from './eventsByDay';
import { comparePlaced, touches } from './placedEvent';

const days = weekOf('2026-11-16', 'monday');

test('each day has what touches it, in order', () => {
  fc.assert(
    fc.property(anyEvents, (events) => {
      const found = eventsByDay(events, days);
      for (const day of days)
        expect(found.get(day)).toEqual(events.filter((each) => touches(each, day)).sort(comparePlaced));
    }),
  );
});
