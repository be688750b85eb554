/** Seconds from, up to. */
export type VideoRange = readonly [number, number];

/** Gaps shorter than this are how a browser counts, not something that was left out; in seconds. */
const slack = 0.3;

/** What was seen in the end: sorted, and what touches is one. */
export function joinRanges(ranges: readonly VideoRange[]): VideoRange[] {
  const joined: VideoRange[] = [];
  const sorted = ranges.filter(([from, to]) => to > from).sort((first, second) => first[0] - second[0]);
  for (const range of sorted) {
    const last = joined.at(-1);
    if (last && range[0] <= last[1] + slack) joined.splice(-1, 1, [last[0], Math.max(last[1], range[1])]);
    else joined.push(range);
  }
  return joined;
}

/** How much of it was seen, in seconds; what was seen twice counts once. */
export function secondsOf(ranges: readonly VideoRange[]): number {
  return joinRanges(ranges).reduce((sum, [from, to]) => sum + (to - from), 0);
}

/** The furthest that was seen: where one may not skip ahead, one goes no further. */
export function furthest(ranges: readonly VideoRange[]): number {
  return ranges.reduce((end, [, to]) => Math.max(end, to), 0);
}

export const seekRules = ['freely', 'watched'] as const;
/** Anywhere, or only to what was seen before. */
export type SeekRule = (typeof seekRules)[number];

/** Where a wish to go somewhere ends. */
export function seekTarget(
  requested: number,
  { duration, rule, watched }: { duration: number; rule: SeekRule; watched: readonly VideoRange[] },
): number {
  const limit = rule === 'watched' ? Math.min(furthest(watched), duration) : duration;
  return Math.max(0, Math.min(requested, limit));
}

/** What playing from one report of the time to the next adds; nothing where one has jumped in between. */
export function playedSince(before: number, now: number, rate: number): VideoRange | undefined {
  const step = now - before;
  // A browser reports at least once a second; twice as much is no playing.
  return step > 0 && step <= 2 * Math.max(rate, 1) ? [before, now] : undefined;
}
