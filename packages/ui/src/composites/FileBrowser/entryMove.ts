interface EntryPlace {
  at: number;
  count: number;
  columns: number;
  /** Number of visible rows. */
  page: number;
  rtl?: boolean | undefined;
}

/** The index that a key moves to among entries in rows of `columns`; undefined for other keys. */
export function entryMove(key: string, { at, count, columns, page, rtl }: EntryPlace): number | undefined {
  const last = count - 1;
  const onward = columns > 1 ? at + (rtl ? -1 : 1) : undefined;
  const back = columns > 1 ? at - (rtl ? -1 : 1) : undefined;
  const to = {
    ArrowDown: at + columns,
    ArrowUp: at - columns,
    ArrowRight: onward,
    ArrowLeft: back,
    Home: 0,
    End: last,
    PageDown: Math.min(at + page * columns, last),
    PageUp: Math.max(at - page * columns, 0),
  }[key];
  if (to === undefined) return undefined;
  if (to >= 0 && to <= last) return to;
  // From the row above a shorter last row, ArrowDown moves to the last entry.
  const rowsBelow = key === 'ArrowDown' && Math.floor(at / columns) < Math.floor(last / columns);
  return rowsBelow ? last : at;
}
