import { sql } from 'kysely';
import type { ClassTiming } from '@sen/api/contract/model';
import { timingCondition } from '../classes/timingCondition.ts';

/** Matches courses whose classes have one of the timings: each course has exactly one. */
export function courseTimingCondition(timings: readonly string[], now: Date) {
  const hasClass = (timing: ClassTiming) =>
    sql<boolean>`exists (select from classroom where classroom.course_id = course.id and ${timingCondition([timing], now)})`;
  const conditions = {
    happening: hasClass('happening'),
    // A course without classes has not started either.
    not_started: sql<boolean>`not ${hasClass('happening')} and (${hasClass('not_started')} or not ${hasClass('finished')})`,
    finished: sql<boolean>`not ${hasClass('happening')} and not ${hasClass('not_started')} and ${hasClass('finished')}`,
  } satisfies Record<ClassTiming, unknown>;
  const known = Object.entries(conditions).filter(([timing]) => timings.includes(timing));
  if (known.length === Object.keys(conditions).length) return sql<boolean>`true`;
  const [first = sql<boolean>`false`, ...rest] = known.map(([, condition]) => sql<boolean>`(${condition})`);
  return sql<boolean>`(${sql.join([first, ...rest], sql` or `)})`;
}
