import { sql } from 'kysely';
import type { Member } from '@sen/api/contract/model';
import type { Caller } from '../../auth/Caller.ts';
import type { Database } from '../database.ts';
import { isActivated, lockedAt, memberInUse, visibleMembers } from './memberAccess.ts';

export async function findMember(
  database: Database,
  id: string,
  caller: Caller,
): Promise<Member | undefined> {
  const row = await visibleMembers(database, { caller })
    .leftJoin('company', 'company.id', 'user_account.company_id')
    .select(['user_account.id', 'user_account.name', 'first_name', 'user_account.email', 'username', 'role'])
    .select(sql<boolean>`coalesce(company.is_business, false)`.as('is_business'))
    .select(['status', 'company_id', 'company.name as company_name', 'user_account.phone', 'sex'])
    .select([
      'date_of_birth as dateOfBirth',
      'user_account.address',
      'membership_code',
      'employee_code',
      'title',
    ])
    .select(['department', 'school', 'avatar', 'bg_img', 'lang', 'two_factor', 'must_change_password'])
    .select(['last_login_at', 'user_account.created_at', 'user_account.updated_at'])
    .select([memberInUse.as('in_use'), lockedAt.as('deleted_at'), isActivated.as('is_activated')])
    .where('user_account.id', '=', id)
    .executeTakeFirst();
  return (
    row && {
      ...row,
      last_login_at: row.last_login_at?.toISOString() ?? null,
      created_at: row.created_at.toISOString(),
      updated_at: row.updated_at.toISOString(),
      deleted_at: row.deleted_at?.toISOString() ?? null,
    }
  );
}
