import { sql } from 'kysely';
import type { ClassTiming } from '@sen/api/contract/model';
import { timingOf } from '@sen/domain/classes/timing';
import { mayEditEvent } from '@sen/domain/events/mayEditEvent';
import type { Database } from '../database.ts';
import { defineList } from '../lists/defineList.ts';
import type { SortPart } from '../lists/ListDeclaration.ts';
import type { ListContext } from '../lists/ListQuery.ts';
import { attendeeCount } from './eventPeople.ts';
import { organizerOfSeries, visibleEvents } from './events.ts';

/** The events that the caller sees, each occurrence of its own. */
export const eventList = defineList('listEvents', {
  from: (database: Database, context: ListContext<'listEvents'>) => visibleEvents(database, context),
  id: 'event.id',
  unit: null,
  fields: {
    title: { kind: 'text', column: 'event_series.name_words' },
    company_id: { kind: 'id', column: 'event_series.company_id' },
    user_id: { kind: 'id', column: 'event_series.user_id' },
    classroom_id: { kind: 'id', column: 'event_series.classroom_id' },
    course_id: { kind: 'id', column: 'event_series.course_id' },
    project_id: { kind: 'id', column: 'event_series.project_id' },
    timing: { kind: 'custom', condition: (timings, { now }) => timingIn(timings, now) },
    time_start: { kind: 'time', column: 'event.starts_at' },
    time_end: { kind: 'time', column: 'event.ends_at' },
  },
  sorts: {
    coming: { parts: ({ now }) => comingFirst(now) },
    time_start: 'event.starts_at',
    time_end: 'event.ends_at',
    title: 'event_series.sort_key',
  },
  select: (database: Database) =>
    database
      .selectFrom('event')
      .innerJoin('event_series', 'event_series.id', 'event.series_id')
      .innerJoin('company', 'company.id', 'event_series.company_id')
      .leftJoin('classroom', 'classroom.id', 'event_series.classroom_id')
      .leftJoin('course', 'course.id', 'event_series.course_id')
      .leftJoin('project', 'project.id', 'event_series.project_id')
      .select(['event.id', 'event_series.name as title', 'event.starts_at', 'event.ends_at'])
      .select(['event_series.company_id', 'company.name as company_name'])
      .select(['event_series.user_id', 'event_series.created_by'])
      .select([organizerOfSeries.as('organizer'), attendeeCount.as('participant_count')])
      .select([
        sql<string>`coalesce(classroom.name, course.name, project.name, '')`.as('place'),
        sql<boolean>`event_series.recurrence is not null`.as('repeats'),
      ]),
  row: ({ starts_at, ends_at, user_id, created_by, ...row }, { caller, now }) => ({
    ...row,
    time_start: starts_at.toISOString(),
    time_end: ends_at.toISOString(),
    timing: timingOf(starts_at, ends_at, now),
    runs: mayEditEvent(caller, { company_id: row.company_id, user_id, created_by }).allowed,
  }),
});

/** What is not over, the soonest first, and after it what is, the latest first. */
function comingFirst(now: Date): SortPart<'event.starts_at'>[] {
  const by = 'event.starts_at';
  // Written as the index `event_during` has it.
  const underWay = sql<boolean>`tstzrange(event.starts_at, event.ends_at) @> ${now}::timestamptz`;
  return [
    { where: underWay, by, order: 'asc' },
    { where: sql<boolean>`event.starts_at > ${now}`, by, order: 'asc' },
    { where: sql<boolean>`event.starts_at < ${now} and event.ends_at <= ${now}`, by, order: 'desc' },
  ];
}

/** Matches events with one of the timings; mirrors `timingOf` of the domain. */
function timingIn(timings: readonly string[], now: Date) {
  const conditions = {
    not_started: sql<boolean>`event.starts_at > ${now}`,
    happening: sql<boolean>`event.starts_at <= ${now} and event.ends_at > ${now}`,
    finished: sql<boolean>`event.ends_at <= ${now}`,
  } satisfies Record<ClassTiming, unknown>;
  const known = Object.entries(conditions).filter(([timing]) => timings.includes(timing));
  const [first = sql<boolean>`false`, ...rest] = known.map(([, condition]) => condition);
  return sql<boolean>`(${sql.join([first, ...rest], sql` or `)})`;
}
