import { type Kysely, sql } from 'kysely';

/** The audit log says from which network address somebody acted, and is read by time. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`alter table audit_log add column address text`.execute(database);
  await sql`create index audit_log_time on audit_log (created_at)`.execute(database);
  await sql`create index audit_log_company_time on audit_log (company_id, created_at)`.execute(database);
}

export async function down(database: Kysely<unknown>): Promise<void> {
  await sql`drop index audit_log_company_time`.execute(database);
  await sql`drop index audit_log_time`.execute(database);
  await sql`alter table audit_log drop column address`.execute(database);
}
