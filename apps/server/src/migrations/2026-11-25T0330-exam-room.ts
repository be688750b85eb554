import { type Kysely, sql } from 'kysely';

const statements = [
  // Beside `attempt`, whose row every save locks. Without a foreign key, like answers: an attempt that is reset keeps its id.
  `create table attempt_presence (attempt_id bigint primary key, seen_at timestamptz not null, journal_id uuid not null,
    session text not null, unsent integer, device_changes integer not null default 0) with (fillfactor = 70)`,

  `create table room_action (id bigint generated always as identity primary key, assignment_id bigint not null references assignment,
    kind text not null check (kind in ('time', 'end', 'reopen', 'message', 'file')), everyone boolean not null,
    minutes integer, outage_from timestamptz, outage_to timestamptz, text text not null, request_id uuid not null,
    created_by bigint not null references user_account, created_at timestamptz not null, unique (assignment_id, request_id))`,
  `create index room_action_assignment on room_action (assignment_id, id)`,
  `create index room_action_created_by on room_action (created_by)`,

  // Whom an action concerned, and in which attempt: null until the next one begins.
  `create table room_action_person (action_id bigint not null references room_action, user_id bigint not null references user_account,
    attempt_id bigint, minutes integer, primary key (action_id, user_id))`,
  `create index room_action_person_user on room_action_person (user_id)`,
  `create index room_action_person_attempt on room_action_person (attempt_id) where attempt_id is not null`,

  // The key pair for hand-in files, in the database like the answers that it protects on their way.
  `create table hand_in_key (id bigint generated always as identity primary key, public_key text not null, private_key text not null,
    secret text not null, created_at timestamptz not null)`,
  `create table hand_in_file (digest text primary key, action_id bigint not null references room_action)`,
  `create index hand_in_file_action on hand_in_file (action_id)`,

  // How many actions concern the attempt: its page learns with every save whether there is a new one.
  `alter table attempt add column notice_count integer not null default 0`,
  `alter table reset_attempt add column notice_count integer not null default 0`,
];

export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(database);
}

export async function down(database: Kysely<unknown>): Promise<void> {
  await sql`alter table attempt drop column notice_count`.execute(database);
  await sql`alter table reset_attempt drop column notice_count`.execute(database);
  await sql`drop table hand_in_file, hand_in_key, room_action_person, room_action, attempt_presence`.execute(
    database,
  );
}
