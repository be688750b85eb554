import type { Day } from './days';
import { comparePlaced, touches, type PlacedEvent } from './placedEvent';

/** The events of each of these days, in order, found in one pass. */
export function eventsByDay(
  events: readonly PlacedEvent[],
  days: readonly Day[],
): ReadonlyMap<Day, readonly PlacedEvent[]> {
  const found = new Map<Day, PlacedEvent[]>(days.map((day) => [day, []]));
  for (const placed of events.toSorted(comparePlaced)) {
    const own = placed.first === placed.last ? [placed.first] : days.filter((day) => touches(placed, day));
    for (const day of own) found.get(day)?.push(placed);
  }
  return found;
}
