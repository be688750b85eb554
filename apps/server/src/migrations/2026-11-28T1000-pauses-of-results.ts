import { type Kysely, sql } from 'kysely';

/** Classes whose results could not be computed: they rest until then, so that the others go on. */
const statements = [
  `create table course_result_pause (classroom_id bigint primary key references classroom on delete cascade,
    failures integer not null, until timestamptz not null)`,
];

export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(database);
}

export async function down(database: Kysely<unknown>): Promise<void> {
  await sql`drop table course_result_pause`.execute(database);
}
