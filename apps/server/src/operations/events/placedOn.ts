import type { Occurrence } from '@sen/domain/events/occurrences';

/**
 * The row that each occurrence is from now on: the one that has been at its time, else one that has been at no time of these, in their
 * order; null for a new one. An occurrence that a file excludes thus leaves those after it as they are.
 */
export function placedOn(
  occurrences: readonly Occurrence[],
  rows: readonly { id: string; starts_at: Date }[],
): (Occurrence & { id: string | null })[] {
  const times = new Set(occurrences.map(({ starts_at }) => starts_at.getTime()));
  const kept = new Map(rows.map(({ id, starts_at }) => [starts_at.getTime(), id]));
  const free = rows.filter(({ starts_at }) => !times.has(starts_at.getTime())).map(({ id }) => id);
  return occurrences.map((each) => ({
    ...each,
    id: kept.get(each.starts_at.getTime()) ?? free.shift() ?? null,
  }));
}
