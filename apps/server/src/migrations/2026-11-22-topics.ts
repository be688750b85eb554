import { type Kysely, sql } from 'kysely';

/** Polled data has a topic, whose version grows in the transaction that changes the data. */
const statements = [
  `create sequence topic_version`,
  `create table topic (
    name text primary key,
    version bigint not null,
    changed_at timestamptz not null
  )`,
  `create index topic_changed on topic (changed_at)`,
  `create function bump_topic(bumped text) returns void language sql as $$
    insert into topic (name, version, changed_at) values (bumped, nextval('topic_version'), clock_timestamp())
    on conflict (name) do update set version = excluded.version, changed_at = excluded.changed_at $$`,
  `create function registration_request_changed() returns trigger language plpgsql as $$
    begin perform bump_topic('request:' || coalesce(new.user_id, old.user_id)); return null; end $$`,
  `create trigger registration_request_topic after insert or update or delete on registration_request
    for each row execute function registration_request_changed()`,
];

export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(database);
}

export async function down(database: Kysely<unknown>): Promise<void> {
  await sql.raw(`drop trigger registration_request_topic on registration_request`).execute(database);
  await sql.raw(`drop function registration_request_changed()`).execute(database);
  await sql.raw(`drop function bump_topic(text)`).execute(database);
  await sql.raw(`drop table topic`).execute(database);
  await sql.raw(`drop sequence topic_version`).execute(database);
}
