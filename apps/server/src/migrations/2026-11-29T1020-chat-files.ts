import { type Kysely, sql } from 'kysely';

/** What the files of a person in the chat take is added up whenever one is sent. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`create index message_files_of on message (sender_id, file_id) where file_id is not null`.execute(
    database,
  );
}

export async function down(database: Kysely<unknown>): Promise<void> {
  await sql`drop index message_files_of`.execute(database);
}
