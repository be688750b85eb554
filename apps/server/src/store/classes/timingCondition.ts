import { sql } from 'kysely';
import type { ClassTiming } from '@sen/api/contract/model';

/** Matches classes with one of the timings; mirrors `timingOf` of the domain. */
export function timingCondition(timings: readonly string[], now: Date) {
  const conditions = {
    not_started: sql<boolean>`classroom.starts_at > ${now}`,
    happening: sql<boolean>`classroom.starts_at <= ${now} and classroom.ends_at > ${now}`,
    finished: sql<boolean>`classroom.ends_at <= ${now}`,
  } satisfies Record<ClassTiming, unknown>;
  const known = Object.entries(conditions).filter(([timing]) => timings.includes(timing));
  // Every class has one of the three: reading their times would cost the index of the order.
  if (known.length === Object.keys(conditions).length) return sql<boolean>`true`;
  const [first = sql<boolean>`false`, ...rest] = known.map(([, condition]) => condition);
  return sql<boolean>`(${sql.join([first, ...rest], sql` or `)})`;
}
