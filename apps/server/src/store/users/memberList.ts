import { visibleGroups } from '../classes/classes.ts';
import type { Database } from '../database.ts';
import { defineList } from '../lists/defineList.ts';
import type { ListContext } from '../lists/ListQuery.ts';
import { countMembers } from './countMembers.ts';
import { isActivated, lockedAt, visibleMembers } from './memberAccess.ts';

function listedMembers(database: Database, context: ListContext<'listMembers'>) {
  const { not_in_class } = context.query;
  return visibleMembers(database, context).$if(not_in_class !== undefined, (query) =>
    query.where('user_account.id', 'not in', (students) =>
      students
        .selectFrom('classroom_student')
        .select('classroom_student.user_id')
        .where(
          'classroom_student.classroom_id',
          'in',
          visibleGroups(database, context)
            .select('classroom.id')
            .where('classroom.id', '=', not_in_class ?? '0'),
        ),
    ),
  );
}

/** The members that a caller sees. */
export const memberList = defineList('listMembers', {
  from: listedMembers,
  id: 'user_account.id',
  unit: null,
  fields: {
    name: { kind: 'text', column: 'user_account.name_words' },
    email: { kind: 'code', column: 'user_account.email' },
    username: { kind: 'code', column: 'user_account.username' },
    phone: { kind: 'code', column: 'user_account.phone' },
    membership_code: { kind: 'code', column: 'user_account.membership_code' },
    role: { kind: 'enum', column: 'user_account.role' },
    status: { kind: 'enum', column: 'user_account.status' },
    company_id: { kind: 'id', column: 'user_account.company_id' },
    created_at: { kind: 'time', column: 'user_account.created_at' },
  },
  fixedField: 'role',
  sorts: {
    name: 'user_account.given_name_key',
    full_name: 'user_account.sort_key',
    created_at: 'user_account.created_at',
    last_login_at: { by: 'user_account.last_login_at', nulls: 'lowest' },
    role: 'user_account.role',
  },
  count: countMembers,
  select: (database: Database) =>
    database
      .selectFrom('user_account')
      .leftJoin('company', 'company.id', 'user_account.company_id')
      .select(['user_account.id', 'user_account.name', 'user_account.email', 'username', 'role', 'status'])
      .select(['user_account.phone', 'membership_code', 'company.name as company_name', 'avatar'])
      .select(['two_factor', 'last_login_at', 'user_account.created_at', 'user_account.updated_at'])
      .select([lockedAt.as('deleted_at'), isActivated.as('is_activated')]),
  row: (row) => ({
    ...row,
    last_login_at: row.last_login_at?.toISOString() ?? null,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
    deleted_at: row.deleted_at?.toISOString() ?? null,
    // Every member in the list may be opened by its caller.
    is_view: true,
  }),
});
