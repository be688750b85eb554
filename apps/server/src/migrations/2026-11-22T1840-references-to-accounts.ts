import { type Kysely, sql } from 'kysely';

const indexes: Readonly<Record<string, string>> = {
  category_created_by: 'category (created_by)',
  classroom_created_by: 'classroom (created_by)',
  course_created_by: 'course (created_by)',
  project_created_by: 'project (created_by)',
  notification_event_caused_by: 'notification_event (caused_by) where caused_by is not null',
};

/** Without an index, deleting an account reads the whole table that refers to it. */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const [name, columns] of Object.entries(indexes))
    await sql`create index ${sql.ref(name)} on ${sql.raw(columns)}`.execute(database);
}

export async function down(database: Kysely<unknown>): Promise<void> {
  for (const name of Object.keys(indexes)) await sql`drop index ${sql.ref(name)}`.execute(database);
}
