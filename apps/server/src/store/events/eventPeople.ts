import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../database.ts';

/** The ids of all who take part in an event, the organiser included; by an expression of the id of its series. */
export function peopleOfSeries(series: RawBuilder<unknown>) {
  return sql`select user_id from event_series where id = ${series}
    union ${attendeesOf(series)}`;
}

/** The same without the organiser. Students of a class that is hidden from them take no part yet. */
function attendeesOf(series: RawBuilder<unknown>) {
  return sql`select user_id from event_person where series_id = ${series}
    union
    select student.user_id from event_series join classroom on classroom.id = event_series.classroom_id and classroom.published
      join classroom_student student on student.classroom_id = classroom.id
      where event_series.id = ${series} and everyone
    union
    select teacher.user_id from event_series join classroom_teacher teacher on teacher.classroom_id = event_series.classroom_id
      where event_series.id = ${series} and everyone
    union
    select person.user_id from event_series join project_person person on person.project_id = event_series.project_id
      where event_series.id = ${series} and everyone`;
}

/** How many take part in the series of `event`, without the organiser. */
export const attendeeCount = sql<number>`(select count(*)::int from (${attendeesOf(sql.ref('event.series_id'))}) as attendee
  where attendee.user_id <> event_series.user_id)`;

/** The people of a series now, by id. */
export async function peopleNow(database: Database, seriesId: string): Promise<string[]> {
  const { rows } = await sql<{
    user_id: string;
  }>`select user_id::text from (${peopleOfSeries(sql`${seriesId}::bigint`)})
    as person order by person.user_id`.execute(database);
  return rows.map(({ user_id }) => user_id);
}

/** Whether a person organises, created or takes part in `event_series`. */
export function takesPartIn(userId: string) {
  return sql<boolean>`(event_series.user_id = ${userId} or event_series.created_by = ${userId}
    or exists (select from event_person where series_id = event_series.id and event_person.user_id = ${userId})
    or (everyone and exists (select from classroom_student student join classroom on classroom.id = student.classroom_id
      where student.classroom_id = event_series.classroom_id and student.user_id = ${userId} and classroom.published))
    or (everyone and exists (select from classroom_teacher teacher
      where teacher.classroom_id = event_series.classroom_id and teacher.user_id = ${userId}))
    or (everyone and exists (select from project_person person
      where person.project_id = event_series.project_id and person.user_id = ${userId})))`;
}
