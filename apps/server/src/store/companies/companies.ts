import type { Company } from '@sen/api/contract/model';
import type { Database } from '../database.ts';
import { tallyMembers } from '../users/memberTally.ts';

export async function findCompany(
  database: Database,
  id: string,
): Promise<{ id: string; name: string } | undefined> {
  return database.selectFrom('company').select(['id', 'name']).where('id', '=', id).executeTakeFirst();
}

/** A unit with its administrators and how much it has. */
export async function describeCompany(database: Database, id: string): Promise<Company | undefined> {
  const row = await database
    .selectFrom('company')
    .select(['id', 'name as company_name', 'email as company_email', 'address as company_address'])
    .select(['phone as company_phone', 'contact as company_contact', 'field', 'is_business', 'version'])
    .select(['created_at', 'updated_at'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) return undefined;
  return {
    ...row,
    admins: await adminsOf(database, id),
    counts: {
      members: await tallyMembers(database, { scope: id, roles: [], statuses: [] }),
      projects: await countOf(database, 'project', id),
      classes: await countOf(database, 'classroom', id),
      exams: await countOf(database, 'exam', id),
      questions: await countOf(database, 'question', id),
    },
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
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

async function countOf(
  database: Database,
  table: 'project' | 'classroom' | 'exam' | 'question',
  companyId: string,
): Promise<number> {
  const { count } = await database
    .selectFrom(table)
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('company_id', '=', companyId)
    .executeTakeFirstOrThrow();
  return Number(count);
}
