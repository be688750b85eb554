export type EntryIds = ReadonlySet<string>;

export function toggled(selected: EntryIds, id: string): EntryIds {
  const next = new Set(selected);
  if (!next.delete(id)) next.add(id);
  return next;
}

/** All from the anchor to the entry, in the order that is seen; the entry alone without an anchor. */
export function rangeOf(order: readonly string[], anchor: string | undefined, id: string): EntryIds {
  const to = order.indexOf(id);
  const from = anchor === undefined ? to : order.indexOf(anchor);
  if (from < 0 || to < 0) return new Set(to < 0 ? [] : [id]);
  return new Set(order.slice(Math.min(from, to), Math.max(from, to) + 1));
}

/** What of the selection is still there. */
export function existing(selected: EntryIds, order: readonly string[]): EntryIds {
  return new Set(order.filter((id) => selected.has(id)));
}

/** What a key or a drag on an entry is about: the whole selection if it is part of it, else the entry alone. */
export function subjectsOf(selected: EntryIds, order: readonly string[], id: string): string[] {
  return selected.has(id) ? order.filter((one) => selected.has(one)) : [id];
}

/** Who gets the focus when these are gone: the next that stays, else the one before. */
export function neighbourOf(order: readonly string[], gone: EntryIds): string | undefined {
  const last = order.findLastIndex((id) => gone.has(id));
  const after = order.slice(last + 1).find((id) => !gone.has(id));
  return after ?? order.slice(0, Math.max(last, 0)).findLast((id) => !gone.has(id));
}
