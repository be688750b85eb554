import { type Kysely, sql } from 'kysely';

const statements = [
  // A picture is of one text; what the text said before may show it, too.
  `create table forum_picture (file_id uuid primary key references file on delete cascade,
    topic_id bigint not null references forum_topic on delete cascade,
    reply_id bigint references forum_reply on delete cascade)`,
  `create index forum_picture_topic on forum_picture (topic_id)`,
  `create index forum_picture_reply on forum_picture (reply_id) where reply_id is not null`,
  `create function forum_picture_gone() returns trigger language plpgsql as $$
    begin delete from file using gone where file.id = gone.file_id; return null; end $$`,
  `create trigger forum_picture_gone after delete on forum_picture referencing old table as gone
    for each statement execute function forum_picture_gone()`,
  `create index file_forum_unused on file (created_at) where purpose = 'forum' and owner_id is not null`,
];

/** Pictures in topics and replies. */
export async function up(database: Kysely<unknown>): Promise<void> {
  // oxlint-disable-next-line no-await-in-loop -- the transaction has one connection
  for (const statement of statements) await sql.raw(statement).execute(database);
}

export async function down(database: Kysely<unknown>): Promise<void> {
  for (const statement of [
    `drop table forum_picture`,
    `drop function forum_picture_gone()`,
    `drop index file_forum_unused`,
    `delete from file where purpose = 'forum'`,
  ])
    // oxlint-disable-next-line no-await-in-loop -- as above
    await sql.raw(statement).execute(database);
}
