/** Rows from `start` up to but not including `end`. */
export interface RowWindow {
  start: number;
  end: number;
}

interface View {
  /** How far the first row lies above the upper edge of what is seen, in pixels; negative when it lies below. */
  above: number;
  /** The height of what is seen. */
  height: number;
  rowHeight: number;
  count: number;
}

/** Rows that are rendered move in steps of so many, so that not every pixel of scrolling renders. */
const step = 4;
/** Rows beyond the edges, so that a quick hand sees no blank. */
const margin = 8;

export function rowWindow({ above, height, rowHeight, count }: View): RowWindow {
  const first = Math.floor(above / rowHeight);
  const last = Math.ceil((above + height) / rowHeight);
  const start = Math.floor((first - margin) / step) * step;
  const end = Math.ceil((last + margin) / step) * step;
  return { start: clamp(start, count), end: clamp(end, count) };
}

export function sameWindow(one: RowWindow, other: RowWindow): boolean {
  return one.start === other.start && one.end === other.end;
}

function clamp(value: number, count: number): number {
  return Math.max(0, Math.min(count, value));
}
