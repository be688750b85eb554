import { sql } from 'kysely';
import type { DropdownOption, Event, Person } from '@sen/api/contract/model';
import { timingOf } from '@sen/domain/classes/timing';
import { mayEditEvent } from '@sen/domain/events/mayEditEvent';
import type { Caller } from '../../auth/Caller.ts';
import { ofLiveUnit } from '../companies/liveUnits.ts';
import type { Database } from '../database.ts';
import { inScope, scopeOf } from '../lists/scope.ts';
import { attendeeCount, takesPartIn } from './eventPeople.ts';

/** For administrators the events of their unit; for others those that they organise or take part in, of whichever unit. */
export function visibleEvents(database: Database, { caller }: { caller: Caller }) {
  const { id, role } = caller;
  const events = database.selectFrom('event').innerJoin('event_series', 'event_series.id', 'event.series_id');
  return role === 'super-admin' || role === 'admin'
    ? events.where(inScope('event_series.company_id', scopeOf(caller)))
    : events.where(takesPartIn(id)).where(ofLiveUnit('event_series.company_id'));
}

const optionOf = (table: 'classroom' | 'course' | 'project') =>
  sql<DropdownOption | null>`(select json_build_object('id', id::text, 'name', name) from ${sql.table(table)}
    where id = event_series.${sql.raw(`${table}_id`)})`;

/** Who organises `event_series`. */
export const organizerOfSeries = sql<Person>`(select json_build_object('id', id::text, 'name', name, 'avatar', avatar)
  from user_account where id = event_series.user_id)`;

const participants = sql<
  Person[]
>`(select coalesce(json_agg(json_build_object('id', person.id::text, 'name', person.name,
    'avatar', avatar) order by given_name_key, person.id), '[]')
  from event_person join user_account person on person.id = event_person.user_id where series_id = event_series.id)`;

/** An event as the caller sees it; its people only for those who may change it. */
export async function findEvent(
  database: Database,
  id: string,
  caller: Caller,
  now: Date,
): Promise<Event | undefined> {
  const row = await visibleEvents(database, { caller })
    .innerJoin('company', 'company.id', 'event_series.company_id')
    .select([
      'event.id',
      'event_series.version',
      'event_series.name as title',
      'content',
      'starts_at',
      'ends_at',
      'link',
    ])
    .select(['event_series.user_id', 'event_series.created_by', 'event_series.company_id'])
    .select(['company.name as company_name', 'classroom_id', 'course_id', 'project_id', 'everyone'])
    .select(['reminder', 'reminder_2', 'recurrence', 'event_series.created_at', 'event_series.updated_at'])
    .select([organizerOfSeries.as('organizer'), participants.as('participants')])
    .select([attendeeCount.as('participant_count'), optionOf('classroom').as('classroom')])
    .select([optionOf('course').as('course'), optionOf('project').as('project')])
    .select(
      sql<number>`(select count(*)::int from event other where other.series_id = event_series.id)`.as(
        'occurrence_count',
      ),
    )
    .where('event.id', '=', id)
    .executeTakeFirst();
  if (!row) return undefined;
  const { starts_at, ends_at, reminder, reminder_2, created_at, updated_at, created_by, ...event } = row;
  const { participants: people, ...shown } = event;
  const runs = mayEditEvent(caller, { ...event, created_by }).allowed;
  return {
    ...shown,
    ...(runs ? { participants: people, users_ids: people.map((person) => person.id) } : {}),
    time_start: starts_at.toISOString(),
    time_end: ends_at.toISOString(),
    timing: timingOf(starts_at, ends_at, now),
    distance_time_reminder: reminder,
    distance_time_reminder_2: reminder_2,
    runs,
    created_at: created_at.toISOString(),
    updated_at: updated_at.toISOString(),
  };
}
