import type { MemberStatus, Query } from '@sen/api/contract/model';
import type { Caller } from '../../auth/Caller.ts';
import type { Database } from '../../store/database.ts';
import { listMembers } from '../../store/members.ts';
import { envelope, filtersOf, pageOf } from '../listQuery.ts';

/** A page of members, of one status when it is given. */
export async function memberList(
  database: Database,
  query: Query<'listMembers'>,
  { caller, status }: { caller: Caller; status?: MemberStatus },
) {
  const page = pageOf(query);
  const { sort = 'created_at' } = query;
  const isTime = sort === 'created_at' || sort === 'last_login_at';
  const { rows, total } = await listMembers(database, {
    ...page,
    caller,
    ...filtersOf(query, ['created_at']),
    roles: query['fixed[]'],
    status,
    sort,
    order: query.order ?? (isTime ? 'desc' : 'asc'),
  });
  return envelope(rows, total, page);
}
