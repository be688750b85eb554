import type { MemberStatus, Query } from '@sen/api/contract/model';
import type { Caller } from '../../auth/Caller.ts';
import type { Database } from '../../store/database.ts';
import { listMembers, type MemberList } from '../../store/users/members.ts';
import { envelope, filtersOf, pageOf } from '../listQuery.ts';

interface Ownership {
  caller: Caller;
  /** Of one status when it is given. */
  status?: MemberStatus;
}

/** What a query asks of the members, whatever its page. */
export function memberListOf(
  query: Query<'exportMembers'>,
  { caller, status }: Ownership,
): Omit<MemberList, 'page' | 'limit'> {
  const { sort = 'created_at' } = query;
  const isTime = sort === 'created_at' || sort === 'last_login_at';
  return {
    caller,
    ...filtersOf(query, ['created_at']),
    roles: query['fixed[]'],
    status,
    sort,
    order: query.order ?? (isTime ? 'desc' : 'asc'),
  };
}

/** A page of members. */
export async function memberList(database: Database, query: Query<'listMembers'>, ownerships: Ownership) {
  const page = pageOf(query);
  const { rows, total } = await listMembers(database, { ...page, ...memberListOf(query, ownerships) });
  return envelope(rows, total, page);
}
