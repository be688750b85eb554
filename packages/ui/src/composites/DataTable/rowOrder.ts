type SortValue = string | number | null;

/**
 * Order of rows by one column, ascending, as indexes into `rows`. The sort is stable; null sorts last. Each
 * distinct string is compared once, since columns often repeat values.
 */
export function rowOrder<Row>(
  rows: readonly Row[],
  valueOf: (row: Row) => SortValue,
  compareWords: (a: string, b: string) => number,
): Uint32Array {
  const values = rows.map(valueOf);
  const words = new Set<string>();
  for (const value of values) if (typeof value === 'string') words.add(value);
  const ranks = new Map<string, number>();
  let rank = -1;
  let previous: string | undefined;
  for (const word of [...words].sort(compareWords)) {
    if (previous === undefined || compareWords(previous, word) !== 0) rank += 1;
    ranks.set(word, rank);
    previous = word;
  }

  const keys = Float64Array.from(values, (value) => {
    if (value === null) return Number.POSITIVE_INFINITY;
    return typeof value === 'number' ? value : (ranks.get(value) ?? 0);
  });
  const order = Uint32Array.from(rows, (_, place) => place);
  return order.sort((a, b) => {
    const [left = 0, right = 0] = [keys[a], keys[b]];
    // The difference of two infinities is NaN.
    return left === right ? a - b : left < right ? -1 : 1;
  });
}

/**
 * The index in `rows` of the row at `position`; descending reads the ascending order backwards, with nulls
 * still last.
 */
export function placeAt(order: Uint32Array, position: number, descending: boolean, nulls: number): number {
  const filled = order.length - nulls;
  const from = descending && position < filled ? filled - 1 - position : position;
  return order[from] ?? 0;
}
