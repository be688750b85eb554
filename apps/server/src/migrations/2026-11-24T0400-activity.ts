import { type Kysely, sql } from 'kysely';

/** Deleted with the person, and with the session of the class; rows without a class are the use of other pages. */
const where = `user_id bigint not null references user_account on delete cascade, classroom_id bigint, session_id uuid,
  check ((classroom_id is null) = (session_id is null)),
  foreign key (classroom_id, session_id) references classroom_session on delete cascade`;

const statements = [
  // Rows are updated at each report: room in their page keeps the indexes out of it. Reports of a visit hold its seconds so far; this is what has been counted of them.
  `create table activity_visit (${where}, id uuid not null, credited integer not null, reported integer not null,
    last_at timestamptz not null, primary key (user_id, id)) with (fillfactor = 80)`,
  `create index activity_visit_session on activity_visit (classroom_id, session_id) where classroom_id is not null`,

  `create table activity_hour (${where}, hour timestamptz not null,
    active_seconds integer not null check (active_seconds between 0 and 3600), visits integer not null,
    unique nulls not distinct (user_id, hour, classroom_id, session_id)) with (fillfactor = 80)`,
  `create index activity_hour_session on activity_hour (classroom_id, session_id) where classroom_id is not null`,
  `create index activity_hour_hour on activity_hour (hour)`,

  `create table activity_action (user_id bigint not null references user_account on delete cascade,
    hour timestamptz not null, action text not null, count integer not null, primary key (user_id, hour, action)) with (fillfactor = 80)`,
  `create index activity_action_hour on activity_action (hour)`,
];

export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(database);
}

export async function down(database: Kysely<unknown>): Promise<void> {
  await sql`drop table activity_action, activity_hour, activity_visit`.execute(database);
}
