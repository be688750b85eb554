import type { Occurrence } from '@sen/domain/events/occurrences';

/** What notifications are about: the first of these occurrences that is not over, and how many are not; of all, when all are. */
export function awaited(
  rows: readonly (Occurrence & { id: string })[],
  now: Date,
): { id: string; times: number } {
  const coming = rows.filter(({ ends_at }) => ends_at > now);
  const concerned = coming.length > 0 ? coming : rows;
  const [first] = concerned;
  if (!first) throw new Error('An event has no occurrence.');
  return { id: first.id, times: concerned.length };
}
