interface Years {
  /** The year of the visible month. */
  shown: number;
  today?: number | undefined;
  min?: number | undefined;
  max?: number | undefined;
}

/** Without a bound: the range in which classes are planned. */
const near = 10;
/** With only a last day: enough for a date of birth. */
const life = 100;

/** The selectable years of a calendar, in order: between the bounds; an open end gets a default range. */
export function yearsToChoose({ shown, today = shown, min, max }: Years): number[] {
  const first = min ?? Math.min(shown, today) - (max === undefined ? near : life);
  const last = max ?? Math.max(shown, today) + near;
  const [from, to] = [Math.max(1, Math.min(first, shown)), Math.max(last, shown)];
  return Array.from({ length: to - from + 1 }, (_, place) => from + place);
}
