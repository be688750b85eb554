import type { VisitReport } from '@sen/api/contract/model';

/** What was seen of a lesson: seconds of a film or sound, pages from 0 of a document. */
export type LessonProgress = NonNullable<VisitReport['progress']>;

type Range = readonly [number, number];

/** Whole seconds of a film or sound of which at least half a second was played, within its length. */
export function wholeSeconds(played: readonly Range[], length: number): [number, number][] {
  return played
    .map(([from, to]): [number, number] => [Math.round(from), Math.min(Math.round(to), length)])
    .filter(([from, to]) => from < to);
}

/** The ranges of pages, in their order. */
export function pageRanges(pages: Iterable<number>): [number, number][] {
  const ranges: [number, number][] = [];
  for (const page of [...new Set(pages)].toSorted((one, other) => one - other)) {
    const last = ranges.at(-1);
    if (last?.[1] === page) last[1] = page + 1;
    else ranges.push([page, page + 1]);
  }
  return ranges;
}

/** Different seconds or pages of all ranges. */
export function lengthOf(ranges: readonly (readonly number[])[]): number {
  let [sum, until] = [0, 0];
  for (const [from = 0, to = 0] of ranges.toSorted((one, other) => (one[0] ?? 0) - (other[0] ?? 0))) {
    sum += Math.max(0, to - Math.max(from, until));
    until = Math.max(until, to);
  }
  return sum;
}
