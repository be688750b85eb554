/** Rows from `start` up to but not including `end`. */
export interface RowWindow {
  start: number;
  end: number;
}

interface View {
  /** Distance in pixels of the first row above the top of the viewport; negative if it is below. */
  above: number;
  /** Height of the viewport in pixels. */
  height: number;
  rowHeight: number;
  count: number;
}

/** The window moves in steps of this many rows, so that not every scrolled pixel renders. */
const step = 4;
/** Rows rendered beyond the edges, so that fast scrolling shows no blank area. */
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
