import type { CSSProperties } from 'react';

interface MinutesBox {
  from: number;
  to: number;
  column: number;
  span?: number | undefined;
  columns: number;
}

/** Position of a time range in the cell of its first hour; the range may overflow that cell. */
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
