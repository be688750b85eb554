import type { Day } from './days';
import { pieceOn, touches, type PlacedEvent } from './placedEvent';

/** An event on one day, laid out beside the events that overlap it. */
export interface DayBlock {
  placed: PlacedEvent;
  /** Minutes since midnight, as drawn. */
  from: number;
  to: number;
  /** Its first column of `columns`, and how many columns it spans. */
  column: number;
  span: number;
  columns: number;
}

/** Events that did not fit, folded into the last column. */
export interface FoldedBlock {
  events: PlacedEvent[];
  from: number;
  to: number;
  column: number;
  columns: number;
}

export interface DayColumns {
  blocks: DayBlock[];
  folded: FoldedBlock[];
}

/** Minimum drawn duration of half an hour: a shorter event could not be read or pressed. */
export const leastMinutes = 30;

/**
 * Lays out the timed events of a day: overlapping events never share a column, each is as wide as its
 * neighbours allow, and where more than `room` overlap the rest is folded into the last column.
 */
export function dayColumns(
  events: readonly PlacedEvent[],
  day: Day,
  maxColumns: number,
  firstId?: string,
): DayColumns {
  const pieces = events
    .filter((placed) => !placed.long && touches(placed, day))
    .map((placed) => ({ placed, ...drawn(pieceOn(placed, day)) }))
    .sort(
      (one, other) =>
        one.from - other.from || other.to - one.to || (one.placed.event.id < other.placed.event.id ? -1 : 1),
    );
  const found: DayColumns = { blocks: [], folded: [] };
  let group: Piece[] = [];
  let end = 0;
  for (const piece of pieces) {
    if (group.length > 0 && piece.from >= end) {
      layGroup(group, maxColumns, firstId, found);
      group = [];
      end = 0;
    }
    group.push(piece);
    end = Math.max(end, piece.to);
  }
  layGroup(group, maxColumns, firstId, found);
  return found;
}

interface Piece {
  placed: PlacedEvent;
  from: number;
  to: number;
}

/** At the end of the day a short event is extended upwards. */
function drawn({ from, to }: { from: number; to: number }) {
  const start = Math.min(from, 1440 - leastMinutes);
  return { from: start, to: Math.max(to, start + leastMinutes) };
}

function layGroup(
  group: readonly Piece[],
  maxColumns: number,
  firstId: string | undefined,
  into: DayColumns,
) {
  const columns: Piece[][] = [];
  const mine = group.find(({ placed }) => placed.event.id === firstId);
  for (const piece of mine ? [mine, ...group.filter((one) => one !== mine)] : group) {
    const free = columns.find((column) => !column.some((other) => overlap(piece, other)));
    if (free) free.push(piece);
    else columns.push([piece]);
  }
  const shown = columns.length > maxColumns ? columns.slice(0, maxColumns - 1) : columns;
  const rest = columns.slice(shown.length).flat();
  const width = shown.length + Number(rest.length > 0);
  const fold = rest.length > 0 && {
    events: rest.map(({ placed }) => placed),
    from: Math.min(...rest.map(({ from }) => from)),
    to: Math.max(...rest.map(({ to }) => to)),
    column: width - 1,
    columns: width,
  };
  if (fold) into.folded.push(fold);
  shown.forEach((column, place) => {
    for (const piece of column) {
      const free = (next: number) =>
        next < shown.length
          ? !columns[next]?.some((other) => overlap(piece, other))
          : next < width && fold && !overlap(piece, fold);
      let span = 1;
      while (free(place + span)) span++;
      into.blocks.push({ ...piece, column: place, span, columns: width });
    }
  });
}

function overlap(one: { from: number; to: number }, other: { from: number; to: number }): boolean {
  return one.from < other.to && other.from < one.to;
}
