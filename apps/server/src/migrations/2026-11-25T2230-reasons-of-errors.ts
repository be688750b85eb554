import { type Kysely, sql } from 'kysely';

/** The mark of a wrong question says what is wrong, and who marked it when. Marks of before say neither. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`alter table question add column error_reason text,
    add column error_by bigint references user_account, add column error_at timestamptz`.execute(database);
  await sql`create index question_error_by on question (error_by) where error_by is not null`.execute(
    database,
  );
}

export async function down(database: Kysely<unknown>): Promise<void> {
  await sql`alter table question drop column error_reason, drop column error_by, drop column error_at`.execute(
    database,
  );
}
