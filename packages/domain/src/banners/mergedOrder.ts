interface Reordering {
  /** The order that was seen. */
  was: readonly string[];
  /** The order that is wanted: the same ids. */
  wanted: readonly string[];
  /** The order that is stored. */
  stored: readonly string[];
}

/** Whether an order has each id of the other once. */
export function isOrderOf(wanted: readonly string[], was: readonly string[]): boolean {
  const ids = new Set(wanted);
  return wanted.length === was.length && ids.size === was.length && was.every((id) => ids.has(id));
}

/**
 * The order to store: what was deleted meanwhile is left out, what was added meanwhile comes last, as additions do. Null if somebody
 * else has changed the order itself.
 */
export function mergedOrder({ was, wanted, stored }: Reordering): string[] | null {
  const seen = new Set(was);
  const still = new Set(stored);
  const before = was.filter((id) => still.has(id));
  const now = stored.filter((id) => seen.has(id));
  if (before.some((id, place) => id !== now[place])) return null;
  return [...wanted.filter((id) => still.has(id)), ...stored.filter((id) => !seen.has(id))];
}
