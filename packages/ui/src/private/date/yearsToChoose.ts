interface Years {
  /** The year of the month that is seen. */
  shown: number;
  today?: number | undefined;
  min?: number | undefined;
  max?: number | undefined;
}

/** Without a bound: what classes are planned in. */
const near = 10;
/** Up to a last day: as far back as a birthday lies. */
const life = 100;

/** The years that a calendar offers, first to last: from bound to bound; an open end reaches as far as is likely. */
export function yearsToChoose({ shown, today = shown, min, max }: Years): number[] {
  const first = min ?? Math.min(shown, today) - (max === undefined ? near : life);
  const last = max ?? Math.max(shown, today) + near;
  const [from, to] = [Math.max(1, Math.min(first, shown)), Math.max(last, shown)];
  return Array.from({ length: to - from + 1 }, (_, place) => from + place);
}
