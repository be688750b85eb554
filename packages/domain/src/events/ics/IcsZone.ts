const dayMs = 86_400_000;
/** No zone keeps an offset for less than four weeks. */
const sampleMs = 28 * dayMs;

/** A time zone: how far its clocks are ahead of UTC at an instant, all in milliseconds. */
export interface IcsZone {
  offsetAt(instant: number): number;
}

export const utcZone: IcsZone = { offsetAt: () => 0 };

/**
 * The instant at which clocks of a zone show this time, given as if it were in UTC. One that they show twice is the first; one that
 * they pass over counts with the offset before (RFC 5545, 3.3.5).
 */
export function instantOf(zone: IcsZone, local: number): number {
  const before = zone.offsetAt(local - dayMs);
  const early = local - before;
  if (zone.offsetAt(early) === before) return early;
  const after = zone.offsetAt(local + dayMs);
  const late = local - after;
  return zone.offsetAt(late) === after ? late : early;
}

/** Whether the clocks of a zone are changed between these instants. */
export function changesClocks(zone: IcsZone, from: number, to: number): boolean {
  const start = Math.floor(from / sampleMs) * sampleMs;
  const first = zone.offsetAt(start);
  for (let at = start + sampleMs; at < to + sampleMs; at += sampleMs)
    if (zone.offsetAt(at) !== first) return true;
  return false;
}
