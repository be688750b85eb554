import { type Kysely, sql } from 'kysely';

export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`alter table survey add everyone boolean not null default false,
    add constraint survey_everyone check (not everyone or classroom_id is not null)`.execute(database);
}

export async function down(database: Kysely<unknown>): Promise<void> {
  await sql`alter table survey drop everyone`.execute(database);
}
