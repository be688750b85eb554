import type { DayColumns } from './dayColumns';
import type { Day } from './days';

/** What is drawn over the hours of a day: an event, or a button for some. */
export interface DrawnPiece {
  day: Day;
  /** Its `data-piece`. */
  id: string;
  from: number;
  to: number;
  /** How many events it is. */
  count: number;
}

/** Everything that is drawn over the hours of some days. */
export function drawnPieces(days: readonly Day[], laid: readonly DayColumns[]): DrawnPiece[] {
  return laid.flatMap(({ blocks, folded }, column) => {
    const day = days[column] ?? '';
    return [
      ...blocks.map(({ placed, from, to }) => ({ day, id: placed.event.id, from, to, count: 1 })),
      ...folded.map(({ events, from, to }) => ({
        day,
        id: foldId(day, from),
        from,
        to,
        count: events.length,
      })),
    ];
  });
}

export const foldId = (day: Day, from: number) => `more ${day} ${from}`;

/** What is hidden above and below the minutes that are in sight, the nearest first. */
export function outsideEvents(pieces: readonly DrawnPiece[], seen: { from: number; to: number }) {
  return {
    above: pieces.filter(({ to }) => to <= seen.from).toSorted((one, other) => other.from - one.from),
    below: pieces.filter(({ from }) => from >= seen.to).toSorted((one, other) => one.from - other.from),
  };
}

export const countOf = (pieces: readonly DrawnPiece[]) => pieces.reduce((sum, { count }) => sum + count, 0);
