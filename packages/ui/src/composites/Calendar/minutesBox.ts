import type { CSSProperties } from 'react';

interface MinutesBox {
  from: number;
  to: number;
  column: number;
  span?: number | undefined;
  columns: number;
}

/** Where a stretch of a day lies in the cell of its first hour, which it may reach out of. */
export function minutesBox({ from, to, column, span = 1, columns }: MinutesBox): CSSProperties {
  return {
    insetBlockStart: `calc(${percent(from % 60, 60)} + 1px)`,
    blockSize: `calc(${percent(to - from, 60)} - 2px)`,
    insetInlineStart: `calc(${percent(column, columns)} + 1px)`,
    inlineSize: `calc(${percent(span, columns)} - 3px)`,
  };
}

function percent(part: number, whole: number): string {
  return `${Math.round((part / whole) * 100_000) / 1000}%`;
}
