import { type Kysely, sql } from 'kysely';

const indexes: Readonly<Record<string, string>> = {
  classroom_order: 'classroom (company_id, sort_key, id)',
  classroom_order_of_all: 'classroom (sort_key, id)',
  classroom_starts: 'classroom (company_id, starts_at, id)',
  classroom_search: 'classroom using gin (name_words)',
};

/** A page of 100,000 classes is read in the order of an index instead of sorting all of them. */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const [name, columns] of Object.entries(indexes))
    await sql`create index ${sql.ref(name)} on ${sql.raw(columns)}`.execute(database);
}

export async function down(database: Kysely<unknown>): Promise<void> {
  for (const name of Object.keys(indexes)) await sql`drop index ${sql.ref(name)}`.execute(database);
}
