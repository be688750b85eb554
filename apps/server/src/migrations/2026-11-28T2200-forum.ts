import { type Kysely, sql } from 'kysely';
import { createNamedTable } from './namedTable.ts';

const byAccount = 'bigint references user_account on delete set null';

const statements = [
  `alter table forum_topic add constraint forum_topic_waits_at_level
    check ((approval_level is not null) = (status in ('pending', 'rejected')))`,
  `alter table forum_topic add constraint forum_topic_has_readers check (status <> 'published' or audience is not null)`,
  `create index forum_topic_content on forum_topic using gin (content_words)`,
  `create index forum_topic_latest on forum_topic (last_active_at, id) where status = 'published' and deleted_at is null`,
  `create index forum_topic_category on forum_topic (category_id)`,
  `create index forum_topic_created_by on forum_topic (created_by, last_active_at, id)`,
  `create index forum_topic_deleted_by on forum_topic (deleted_by) where deleted_by is not null`,

  `create table forum_reply (id bigint generated always as identity primary key,
    topic_id bigint not null references forum_topic on delete cascade,
    user_id bigint not null references user_account, content text not null,
    created_at timestamptz not null, edited_at timestamptz,
    deleted_at timestamptz, deleted_by ${byAccount}, deletion_reason text)`,
  `create index forum_reply_topic on forum_reply (topic_id, id)`,
  `create index forum_reply_user on forum_reply (user_id)`,
  `create index forum_reply_deleted_by on forum_reply (deleted_by) where deleted_by is not null`,

  `create table forum_follower (topic_id bigint not null references forum_topic on delete cascade,
    user_id bigint not null references user_account on delete cascade, since timestamptz not null,
    primary key (topic_id, user_id))`,
  `create index forum_follower_user on forum_follower (user_id)`,

  // One report a person and thing: repeating it says nothing new.
  `create table forum_report (id bigint generated always as identity primary key,
    topic_id bigint not null references forum_topic on delete cascade,
    reply_id bigint references forum_reply on delete cascade,
    user_id bigint not null references user_account on delete cascade,
    reason text not null, created_at timestamptz not null, settled_at timestamptz)`,
  `create unique index forum_report_once on forum_report (topic_id, user_id, (coalesce(reply_id, 0))) where settled_at is null`,
  `create index forum_report_topic on forum_report (topic_id)`,
  `create index forum_report_reply on forum_report (reply_id) where reply_id is not null`,
  `create index forum_report_user on forum_report (user_id)`,

  // What a topic or a reply said before a change.
  `create table forum_change (id bigint generated always as identity primary key,
    topic_id bigint not null references forum_topic on delete cascade,
    reply_id bigint references forum_reply on delete cascade,
    title text not null, content text not null, changed_by ${byAccount}, created_at timestamptz not null)`,
  `create index forum_change_topic on forum_change (topic_id, id)`,
  `create index forum_change_reply on forum_change (reply_id) where reply_id is not null`,
  `create index forum_change_changed_by on forum_change (changed_by) where changed_by is not null`,

  `create table forum_member (user_id bigint primary key references user_account on delete cascade,
    rules_accepted_at timestamptz not null)`,

  // The approvals of a topic are requests like all others.
  `alter table registration_request add column topic_id bigint references forum_topic on delete cascade`,
  `alter table registration_request drop constraint registration_request_kind_check`,
  `alter table registration_request
    add constraint registration_request_kind_check check (kind in
      ('account', 'class', 'free_course', 'public_course', 'topic_unit', 'topic_system')),
    add constraint registration_request_topic_check
      check ((topic_id is not null) = (kind in ('topic_unit', 'topic_system')))`,
  `create index registration_request_topic on registration_request (topic_id, id) where topic_id is not null`,
  `create unique index registration_request_topic_once on registration_request (topic_id, kind)
    where status = 'pending' and topic_id is not null`,
  `drop index registration_request_once`,
  `create unique index registration_request_once on registration_request (user_id, coalesce(asked_class_id, 0))
    where status = 'pending' and course_id is null and topic_id is null`,
];

/** The forum: topics with their replies, followers, reports and earlier texts, who has accepted the rules, and the approvals. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await createNamedTable(database, 'forum_topic', {
    uniqueWithin: null,
    grows: true,
    columns: [
      'category_id bigint not null references category',
      'content text not null',
      'content_text text not null',
      'content_words tsvector generated always as (search_words(content_text)) stored',
      `status text not null check (status in ('draft', 'pending', 'published', 'rejected'))`,
      `approval_level text check (approval_level in ('unit', 'system'))`,
      `audience text check (audience in ('system', 'unit'))`,
      'reply_count integer not null default 0',
      'last_active_at timestamptz not null',
      'published_at timestamptz',
      'edited_at timestamptz',
      'locked_at timestamptz',
      'deleted_at timestamptz',
      `deleted_by ${byAccount}`,
      'deletion_reason text',
      'version integer not null default 1',
    ],
  });
  // oxlint-disable-next-line no-await-in-loop -- the transaction has one connection
  for (const statement of statements) await sql.raw(statement).execute(database);
}

export async function down(database: Kysely<unknown>): Promise<void> {
  const undone = [
    `delete from registration_request where topic_id is not null`,
    `drop index registration_request_once`,
    `alter table registration_request drop constraint registration_request_kind_check, drop topic_id`,
    `alter table registration_request add constraint registration_request_kind_check
      check (kind in ('account', 'class', 'free_course', 'public_course'))`,
    `create unique index registration_request_once on registration_request (user_id, coalesce(asked_class_id, 0))
      where status = 'pending' and course_id is null`,
    `drop table forum_member, forum_change, forum_report, forum_follower, forum_reply, forum_topic`,
  ];
  // oxlint-disable-next-line no-await-in-loop -- the transaction has one connection
  for (const statement of undone) await sql.raw(statement).execute(database);
}
