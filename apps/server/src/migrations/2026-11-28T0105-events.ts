import { type Kysely, sql } from 'kysely';
import { createNamedTable } from './namedTable.ts';

const statements = [
  `create index event_series_organizer on event_series (user_id)`,
  `create index event_series_creator on event_series (created_by)`,
  `create index event_series_class on event_series (classroom_id)`,
  `create index event_series_course on event_series (course_id)`,
  `create index event_series_project on event_series (project_id)`,

  // The chosen people; everybody of a class or project is looked up there, so that who joins it later takes part too.
  `create table event_person (series_id bigint not null references event_series on delete cascade,
    user_id bigint not null references user_account, primary key (series_id, user_id))`,
  `create index event_person_user on event_person (user_id)`,

  // An occurrence. The reminders that are still due have their times; one that was sent has none.
  `create table event (id bigint generated always as identity primary key,
    series_id bigint not null references event_series on delete cascade, starts_at timestamptz not null,
    ends_at timestamptz not null check (ends_at > starts_at), remind_at timestamptz, remind_at_2 timestamptz)`,
  `create index event_series_times on event (series_id, starts_at, id)`,
  `create index event_times on event (starts_at, id)`,
  `create index event_reminders on event (least(remind_at, remind_at_2)) where remind_at is not null or remind_at_2 is not null`,
];

/** Events: what the occurrences of one share is their series, also of one that takes place once. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await createNamedTable(database, 'event_series', {
    columns: [
      `content text not null`,
      `link text not null`,
      `user_id bigint not null references user_account`,
      `classroom_id bigint references classroom on delete set null`,
      `course_id bigint references course on delete set null`,
      `project_id bigint references project on delete set null`,
      `everyone boolean not null`,
      `reminder integer check (reminder > 0)`,
      `reminder_2 integer check (reminder_2 > 0)`,
      `recurrence jsonb`,
      `version integer not null default 1`,
    ],
    uniqueWithin: null,
  });
  for (const statement of statements) await sql.raw(statement).execute(database);
}

export async function down(database: Kysely<unknown>): Promise<void> {
  await sql`drop table event, event_person, event_series`.execute(database);
}
