import { type Kysely, sql } from 'kysely';

export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`alter table course add price integer check (price >= 0), add public_since timestamptz`.execute(
    database,
  );
  await sql`update course set price = 0 where kind = 'free'`.execute(database);
  await sql`create index course_public on course (public_since) where public_since is not null`.execute(
    database,
  );
}

export async function down(database: Kysely<unknown>): Promise<void> {
  await sql`alter table course drop price, drop public_since`.execute(database);
}
