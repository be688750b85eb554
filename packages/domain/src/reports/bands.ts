/** A band of numbers: above one bound, up to the other, which is part of it. */
export interface Band {
  /** As it is shown and in addresses: '6-10', '>50'. */
  readonly key: string;
  /** Null: without a bound. */
  readonly above: number | null;
  readonly upTo: number | null;
}

/** Bands that end at these bounds, after zero, which has one of its own; with what is above the last bound, or up to it. */
function bandsUpTo(bounds: readonly number[], open: boolean): readonly Band[] {
  const bands = bounds.map((upTo, place): Band => {
    const above = place === 0 ? 0 : (bounds[place - 1] ?? 0);
    return { key: `${above + 1}-${upTo}`, above, upTo };
  });
  const last = bounds.at(-1) ?? 0;
  return [
    { key: '0', above: null, upTo: 0 },
    ...bands,
    ...(open ? [{ key: `>${last}`, above: last, upTo: null }] : []),
  ];
}

const steps = (step: number, last: number) => Array.from({ length: last / step }, (_, n) => (n + 1) * step);

/**
 * The bands of section 9. Every number that is not negative is in one band: what lies between two whole numbers is in the band above,
 * and zero, which section 9 does not name, is a band of its own, as are more students than 500.
 */
export const bands = {
  counts: bandsUpTo(steps(5, 50), true),
  students: bandsUpTo([20, 50, 100, 199, 500], true),
  points: bandsUpTo(steps(20, 100), false),
  scores: bandsUpTo([3, 6, 9, 12, 15, 18, 20], false),
} as const satisfies Record<string, readonly Band[]>;

export type BandName = keyof typeof bands | 'months' | 'years';

/** The band of a number; undefined for one below zero or above the last bound. */
export function bandOf(name: keyof typeof bands, value: number): Band | undefined {
  if (value < 0) return undefined;
  return bands[name].find(
    ({ above, upTo }) => (above === null || value > above) && (upTo === null || value <= upTo),
  );
}

const firstYear = 2020;

/** The keys of the bands of a name; years begin with 2020 and end with the current one. */
export function bandKeys(name: BandName, today: string): readonly string[] {
  if (name === 'months') return Array.from({ length: 12 }, (_, month) => String(month + 1));
  if (name !== 'years') return bands[name].map(({ key }) => key);
  const years = Number(today.slice(0, 4)) - firstYear + 1;
  return Array.from({ length: Math.max(1, years) }, (_, year) => String(firstYear + year));
}

/** A band as people read it: '6–10', '> 50'. */
export function bandLabel(key: string): string {
  return key.replace('-', '–').replace('>', '> ');
}
