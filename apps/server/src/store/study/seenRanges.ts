/** From the first number to before the second. */
export type SeenRange = [from: number, to: number];

/** A multirange of PostgreSQL: `{[0,30),[45,60)}`. */
export function multirangeOf(ranges: readonly (readonly number[])[]): string {
  return `{${ranges.map(([from, to]) => `[${from},${to})`).join(',')}}`;
}

export function rangesOf(multirange: string): SeenRange[] {
  return [...multirange.matchAll(/\[(\d+),(\d+)\)/g)].map(([, from, to]) => [Number(from), Number(to)]);
}
