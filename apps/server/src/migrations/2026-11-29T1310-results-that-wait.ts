import { type Kysely, sql } from 'kysely';

/** Results say whether marks are missing; those that were computed from marks not all given are computed again. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`alter table course_result add column waiting boolean not null default false`.execute(database);
  await sql`insert into course_result_due (classroom_id)
    select distinct classroom_id from assignment where id in (select assignment_id from attempt where state = 'submitted')`.execute(
    database,
  );
}

export async function down(database: Kysely<unknown>): Promise<void> {
  await sql`alter table course_result drop column waiting`.execute(database);
}
