export type EntryIds = ReadonlySet<string>;

export function toggled(selected: EntryIds, id: string): EntryIds {
  const next = new Set(selected);
  if (!next.delete(id)) next.add(id);
  return next;
}

/** All entries from the anchor to the given one, in display order; only the given one without an anchor. */
export function rangeOf(order: readonly string[], anchor: string | undefined, id: string): EntryIds {
  const to = order.indexOf(id);
  const from = anchor === undefined ? to : order.indexOf(anchor);
  if (from < 0 || to < 0) return new Set(to < 0 ? [] : [id]);
  return new Set(order.slice(Math.min(from, to), Math.max(from, to) + 1));
}

/** The selected entries that still exist. */
export function existing(selected: EntryIds, order: readonly string[]): EntryIds {
  return new Set(order.filter((id) => selected.has(id)));
}

/**
 * The entries that a key or drag acts on: the whole selection if the entry is part of it, otherwise the entry
 * alone.
 */
export function subjectsOf(selected: EntryIds, order: readonly string[], id: string): string[] {
  return selected.has(id) ? order.filter((one) => selected.has(one)) : [id];
}

/** The entry to focus after these are removed: the next remaining one, otherwise the previous one. */
export function neighbourOf(order: readonly string[], gone: EntryIds): string | undefined {
  const last = order.findLastIndex((id) => gone.has(id));
  const after = order.slice(last + 1).find((id) => !gone.has(id));
  return after ?? order.slice(0, Math.max(last, 0)).findLast((id) => !gone.has(id));
}
