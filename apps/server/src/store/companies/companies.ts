import type { Company, CompanyCounts } from '@sen/api/contract/model';
import { deletedBefore, restorableUntil } from '@sen/domain/companies/deletion';
import { type RawBuilder, sql } from 'kysely';
import { found } from '../../errors/RefusalError.ts';
import type { Database } from '../database.ts';
import { liveUnits } from './liveUnits.ts';

export async function findCompany(
  database: Database,
  id: string,
): Promise<{ id: string; name: string } | undefined> {
  return liveUnits(database).select(['id', 'name']).where('id', '=', id).executeTakeFirst();
}

/** A unit with its administrators and how much it has; a deleted one as long as it can be restored. */
export async function describeCompany(
  database: Database,
  id: string,
  now: Date,
): Promise<Company | undefined> {
  const row = await database
    .selectFrom('company')
    .select(['id', 'name as company_name', 'email as company_email', 'address as company_address'])
    .select(['phone as company_phone', 'contact as company_contact', 'field', 'is_business', 'version'])
    .select(['accent_color', 'logo as company_logo'])
    .select(['created_at', 'updated_at', 'deleted_at'])
    .where('id', '=', id)
    .where(notPurged(now))
    .executeTakeFirst();
  if (!row) return undefined;
  return {
    ...row,
    ...deletionOf(row.deleted_at),
    admins: await adminsOf(database, id),
    counts: await countsOf(database, [id]),
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  };
}

/** The condition that a unit is live, or deleted and can be restored. */
export function notPurged(now: Date): RawBuilder<boolean> {
  return sql<boolean>`(company.deleted_at is null or company.deleted_at > ${deletedBefore(now)})`;
}

/** When a unit was deleted and until when it can be restored. */
export function deletionOf(deletedAt: Date | null) {
  return {
    deleted_at: deletedAt?.toISOString() ?? null,
    restorable_until: deletedAt && restorableUntil(deletedAt).toISOString(),
  };
}

async function adminsOf(database: Database, companyId: string): Promise<Company['admins']> {
  return database
    .selectFrom('user_account')
    .select(['id', 'name', 'email', 'status'])
    .where('company_id', '=', companyId)
    .where('role', '=', 'admin')
    .orderBy('given_name_key')
    .orderBy('id')
    .limit(100)
    .execute();
}

/** How much these units have together. */
export async function countsOf(database: Database, ids: readonly string[]): Promise<CompanyCounts> {
  const units = sql`${[...ids]}::bigint[]`;
  const count = (table: 'project' | 'course' | 'exam' | 'question') =>
    sql`(select count(*)::int from ${sql.table(table)} where company_id = any (${units}))`;
  // Trainings have the people and tests of a class, and are none.
  const classes = sql`(select count(*)::int from classroom
    where company_id = any (${units}) and course_id is not null)`;
  const { rows } = await sql<CompanyCounts>`select
    (select coalesce(sum(change), 0)::int from member_tally where company_id = any (${units})) as members,
    ${count('project')} as projects, ${count('course')} as courses, ${classes} as classes,
    ${count('exam')} as exams, ${count('question')} as questions,
    (select count(*)::int from attempt join assignment on assignment.id = attempt.assignment_id
      where assignment.company_id = any (${units})) as attempts`.execute(database);
  return found(rows[0]);
}
