import type { Day } from './days';
import { comparePlaced, type PlacedEvent } from './placedEvent';

/** Part of an event within one row of days; columns count from 0, both ends inclusive. */
export interface Span {
  placed: PlacedEvent;
  from: number;
  to: number;
  lane: number;
  /** The event begins before this span, or continues after it. */
  before: boolean;
  after: boolean;
}

export interface WeekLanes {
  spans: Span[];
  /** Per column: the events that did not fit. */
  hidden: PlacedEvent[][];
}

/**
 * Assigns events to lanes over a row of days, so that no two share a lane on a day, using at most `room`
 * lanes: where a day has more, its last lane is reserved for '+n nữa' and spans are cut there. `firstId` is
 * placed before all others.
 */
export function weekLanes(
  events: readonly PlacedEvent[],
  days: readonly Day[],
  maxColumns: number,
  firstId?: string,
): WeekLanes {
  const first = days[0] ?? '';
  const end = days.length - 1;
  const inWeek = events.filter((placed) => placed.last >= first && placed.first <= (days[end] ?? ''));
  const sorted = inWeek.sort(
    (one, other) =>
      Number(other.event.id === firstId) - Number(one.event.id === firstId) || comparePlaced(one, other),
  );

  const columnOf = new Map(days.map((day, column) => [day, column]));
  const taken: boolean[][] = [];
  const all = sorted.map((placed): Span => {
    const from = columnOf.get(placed.first) ?? 0;
    const to = columnOf.get(placed.last) ?? end;
    const columns = range(from, to);
    let lane = 0;
    while (columns.some((column) => taken[lane]?.[column])) lane++;
    const row = (taken[lane] ??= []);
    for (const column of columns) row[column] = true;
    return { placed, from, to, lane, before: placed.first < first, after: placed.last > (days[end] ?? '') };
  });

  const full = days.map((_, column) => all.some((span) => span.lane >= maxColumns && covers(span, column)));
  const hidden = days.map((): PlacedEvent[] => []);
  const spans = all.flatMap((span) => {
    const shown = (column: number) => span.lane < (full[column] ? maxColumns - 1 : maxColumns);
    for (const column of range(span.from, span.to)) if (!shown(column)) hidden[column]?.push(span.placed);
    return runs(span, shown);
  });
  return { spans, hidden };
}

/** Splits a span into runs of visible columns. */
function runs(span: Span, shown: (column: number) => boolean): Span[] {
  const found: Span[] = [];
  for (const column of range(span.from, span.to)) {
    if (!shown(column)) continue;
    const open = found.at(-1);
    if (open?.to === column - 1) open.to = column;
    else found.push({ ...span, from: column, to: column });
  }
  for (const run of found) {
    run.before = span.before || run.from > span.from;
    run.after = span.after || run.to < span.to;
  }
  return found;
}

function covers({ from, to }: Span, column: number): boolean {
  return from <= column && column <= to;
}

function range(from: number, to: number): number[] {
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index);
}
