/** Rows from `start` up to but not including `end`. */
interface Span {
  start: number;
  end: number;
}

export interface RowWindow extends Span {
  /** Those of them that are in the viewport, or next to it. */
  seen: Span;
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
/** Rows rendered beyond the edges, so that fast scrolling shows no blank area; whole steps, so that both spans move at once. */
const margin = 2 * step;

export function rowWindow({ above, height, rowHeight, count }: View): RowWindow {
  const first = Math.floor(above / rowHeight);
  const last = Math.ceil((above + height) / rowHeight);
  const start = Math.floor(first / step) * step;
  const end = Math.ceil(last / step) * step;
  return {
    start: clamp(start - margin, count),
    end: clamp(end + margin, count),
    seen: { start: clamp(start, count), end: clamp(end, count) },
  };
}

export function sameWindow(one: RowWindow, other: RowWindow): boolean {
  return sameSpan(one, other) && sameSpan(one.seen, other.seen);
}

function sameSpan(one: Span, other: Span): boolean {
  return one.start === other.start && one.end === other.end;
}

function clamp(value: number, count: number): number {
  return Math.max(0, Math.min(count, value));
}
