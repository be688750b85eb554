/** Start and end in seconds. */
export type VideoRange = readonly [number, number];

/** Gaps shorter than this, in seconds, are caused by the browser's time reporting and are ignored. */
const slack = 0.3;

/** Sorts the ranges and merges those that touch. */
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

/** The watched time in seconds; overlaps count once. */
export function secondsOf(ranges: readonly VideoRange[]): number {
  return joinRanges(ranges).reduce((sum, [from, to]) => sum + (to - from), 0);
}

/** The furthest watched position: the limit where skipping ahead is not allowed. */
export function furthest(ranges: readonly VideoRange[]): number {
  return ranges.reduce((end, [, to]) => Math.max(end, to), 0);
}

export const seekRules = ['freely', 'watched'] as const;
/** Anywhere, or only within the part watched before. */
export type SeekRule = (typeof seekRules)[number];

/** The permitted target of a seek. */
export function seekTarget(
  requested: number,
  { duration, rule, watched }: { duration: number; rule: SeekRule; watched: readonly VideoRange[] },
): number {
  const limit = rule === 'watched' ? Math.min(furthest(watched), duration) : duration;
  return Math.max(0, Math.min(requested, limit));
}

/** The range played between two time updates; undefined after a seek. */
export function playedSince(before: number, now: number, rate: number): VideoRange | undefined {
  const step = now - before;
  // A browser reports at least once a second; a step of twice that is a seek.
  return step > 0 && step <= 2 * Math.max(rate, 1) ? [before, now] : undefined;
}
