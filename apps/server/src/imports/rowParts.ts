/** The rows after the one with a number, in parts whose size may change from one to the next. */
export function* rowParts<Row>(
  rows: readonly Row[],
  numberOf: (row: Row) => number,
  { after, partSize }: { after: number; partSize: () => number },
): Generator<{ rows: Row[]; lastRow: number }> {
  const left = rows.filter((row) => numberOf(row) > after);
  for (let from = 0; from < left.length;) {
    const part = left.slice(from, from + partSize());
    from += part.length;
    const last = part.at(-1);
    yield { rows: part, lastRow: last === undefined ? after : numberOf(last) };
  }
}
