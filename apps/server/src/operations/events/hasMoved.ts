import type { Occurrence } from '@sen/domain/events/occurrences';

/** Whether events take place at other times than before, by the ids of their rows; null is that of a new one. */
export function hasMoved(
  before: readonly (Occurrence & { id: string })[],
  after: readonly (Occurrence & { id: string | null })[],
): boolean {
  const earlier = new Map(before.map((row) => [row.id, row]));
  return (
    before.length !== after.length ||
    after.some(({ id, starts_at, ends_at }) => {
      const row = id === null ? undefined : earlier.get(id);
      return !row || +row.starts_at !== +starts_at || +row.ends_at !== +ends_at;
    })
  );
}
