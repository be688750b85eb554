interface EntryPlace {
  at: number;
  count: number;
  columns: number;
  /** Rows that are seen at once. */
  page: number;
  rtl?: boolean | undefined;
}

/** Where a key leads among entries in rows of `columns`; undefined for a key that leads nowhere. */
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
  // From the row above the last one, whose end is shorter, one still gets down.
  const rowsBelow = key === 'ArrowDown' && Math.floor(at / columns) < Math.floor(last / columns);
  return rowsBelow ? last : at;
}
