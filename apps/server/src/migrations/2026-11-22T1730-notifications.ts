import { type Kysely, sql } from 'kysely';

/**
 * An event is stored with all its recipients in the transaction that causes it; a job makes their notifications from it, in
 * parts. The counts of a person are maintained per statement, so that the bell never counts rows, and a change of them is a
 * new version of the person's topic. Rows are locked in the order of the people, so that two deliveries never wait for each other.
 */
const statements = [
  `create table notification_event (
    id bigint generated always as identity primary key,
    type text not null,
    facts jsonb not null,
    group_key text,
    caused_by bigint references user_account on delete set null,
    recipients bigint[] not null,
    delivered integer not null default 0,
    mailed integer not null default 0,
    created_at timestamptz not null
  )`,
  `create index notification_event_undelivered on notification_event (id) where delivered < cardinality(recipients)`,
  `create index notification_event_unmailed on notification_event (id) where mailed < cardinality(recipients)`,
  `create index notification_event_created on notification_event (created_at)`,
  `create table notification (
    user_id bigint not null references user_account on delete cascade,
    event_id bigint not null references notification_event on delete cascade,
    group_key text,
    read_at timestamptz,
    created_at timestamptz not null,
    primary key (user_id, event_id)
  )`,
  `create index notification_event_id on notification (event_id)`,
  `create index notification_unread on notification (user_id, event_id) where read_at is null`,
  `create unique index notification_group on notification (user_id, group_key)
    where read_at is null and group_key is not null`,
  `create table notification_tally (
    user_id bigint primary key references user_account on delete cascade,
    total integer not null default 0,
    unread integer not null default 0,
    unchecked integer not null default 0
  )`,

  `create function notification_added() returns trigger language plpgsql as $$
    begin
      insert into notification_tally as tally (user_id, total, unread, unchecked)
        select user_id, count(*), count(*), count(*) from added group by user_id order by user_id
      on conflict (user_id) do update set total = tally.total + excluded.total,
        unread = tally.unread + excluded.unread, unchecked = tally.unchecked + excluded.unchecked;
      return null;
    end $$`,
  `create function notification_gone() returns trigger language plpgsql as $$
    begin
      update notification_tally as tally set total = tally.total - gone_of.total, unread = tally.unread - gone_of.unread,
        unchecked = least(tally.unchecked, tally.unread - gone_of.unread)
      from (select user_id, count(*) as total, count(*) filter (where read_at is null) as unread
        from gone group by user_id order by user_id) as gone_of
      where tally.user_id = gone_of.user_id;
      return null;
    end $$`,
  `create function notification_read() returns trigger language plpgsql as $$
    begin
      update notification_tally as tally set unread = tally.unread - read_of.count,
        unchecked = least(tally.unchecked, tally.unread - read_of.count)
      from (select after.user_id, count(*) as count from after join before using (user_id, event_id)
        where before.read_at is null and after.read_at is not null group by after.user_id order by after.user_id) as read_of
      where tally.user_id = read_of.user_id;
      return null;
    end $$`,
  `create trigger notification_added after insert on notification referencing new table as added
    for each statement execute function notification_added()`,
  `create trigger notification_gone after delete on notification referencing old table as gone
    for each statement execute function notification_gone()`,
  `create trigger notification_read after update on notification referencing old table as before new table as after
    for each statement execute function notification_read()`,

  `create function notification_tally_changed() returns trigger language plpgsql as $$
    begin
      insert into topic (name, version, changed_at)
        select 'notifications:' || user_id, nextval('topic_version'), clock_timestamp() from changed order by user_id
      on conflict (name) do update set version = excluded.version, changed_at = excluded.changed_at;
      return null;
    end $$`,
  `create trigger notification_tally_added after insert on notification_tally referencing new table as changed
    for each statement execute function notification_tally_changed()`,
  `create trigger notification_tally_updated after update on notification_tally referencing new table as changed
    for each statement execute function notification_tally_changed()`,
];

export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(database);
}

export async function down(database: Kysely<unknown>): Promise<void> {
  for (const table of ['notification_tally', 'notification', 'notification_event'])
    await sql.raw(`drop table ${table}`).execute(database);
  for (const name of ['tally_changed', 'read', 'gone', 'added'])
    await sql.raw(`drop function notification_${name}()`).execute(database);
}
