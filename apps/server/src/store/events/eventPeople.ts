import { sql } from 'kysely';
import type { Database } from '../database.ts';

/**
 * Who takes part in which series, without the organisers; some more than once. Students of a class that is hidden from them take no part
 * yet. Narrowed to a series or to a person, each of its parts is read by an index.
 */
const participation = sql`(select series_id, user_id from event_person
  union all
  select series.id, student.user_id from event_series series
    join classroom on classroom.id = series.classroom_id and classroom.published
    join classroom_student student on student.classroom_id = series.classroom_id where series.everyone
  union all
  select series.id, teacher.user_id from event_series series
    join classroom_teacher teacher on teacher.classroom_id = series.classroom_id where series.everyone
  union all
  select series.id, person.user_id from event_series series
    join project_person person on person.project_id = series.project_id where series.everyone)`;

/** How many take part in `event_series`, without the organiser. */
export const attendeeCount = sql<number>`(select count(distinct attendee.user_id)::int from ${participation} as attendee
  where attendee.series_id = event_series.id and attendee.user_id <> event_series.user_id)`;

/** The people of a series now, the organiser included, by id. */
export async function peopleNow(database: Database, seriesId: string): Promise<string[]> {
  const { rows } = await sql<{ user_id: string }>`select person.user_id::text from (
      select user_id from event_series where id = ${seriesId}::bigint
      union select user_id from ${participation} as attendee where series_id = ${seriesId}::bigint
    ) as person order by person.user_id`.execute(database);
  return rows.map(({ user_id }) => user_id);
}

/** Whether a person organises, created or takes part in `event_series`. */
export function takesPartIn(userId: string) {
  return sql<boolean>`(event_series.user_id = ${userId} or event_series.created_by = ${userId}
    or event_series.id in (select series_id from ${participation} as attendee where attendee.user_id = ${userId}))`;
}
