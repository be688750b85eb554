import type { Database } from '../database.ts';
import { idOf } from '../lists/fieldConditions.ts';
import type { ListContext, ListFilter } from '../lists/ListQuery.ts';
import { scopeOf } from '../lists/scope.ts';
import { tallyMembers } from './memberTally.ts';

/**
 * The number of members in a list; undefined when it is filtered by more than the tally covers: unit, role and status.
 */
export async function countMembers(
  database: Database,
  { filters, fixed, times }: ListFilter<'listMembers'>,
  { caller, query }: ListContext<'listMembers'>,
): Promise<number | undefined> {
  const { role, status, company_id, ...others } = filters;
  const seesAll = caller.role === 'super-admin' || caller.role === 'admin';
  if (!seesAll || query.not_in_class !== undefined || Object.keys({ ...others, ...times }).length > 0)
    return undefined;
  return tallyMembers(database, {
    scope: scopeOf(caller),
    company_id: company_id?.map(idOf),
    roles: [role, fixed.role],
    statuses: [status, fixed.status],
  });
}
