import { sql } from 'kysely';
import type { ClassTiming } from '@sen/api/contract/model';

/** The timing of an assignment; mirrors `timingOf` of the domain. */
export function timingAt(now: Date) {
  return sql<ClassTiming>`case when ${now}::timestamptz < assignment.starts_at then 'not_started'
    when ${now}::timestamptz < assignment.ends_at then 'happening' else 'finished' end`;
}

/** Orders running assignments by end, then upcoming ones by start, then finished ones, latest first. */
export function actFirst(now: Date) {
  return sql`(case ${timingAt(now)}
    when 'happening' then row(1, extract(epoch from assignment.ends_at))
    when 'not_started' then row(2, extract(epoch from assignment.starts_at))
    else row(3, -extract(epoch from assignment.ends_at)) end)`;
}
