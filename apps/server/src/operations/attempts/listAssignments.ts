import { listOwnAssignments } from '../../store/attempts/ownAssignments.ts';
import { envelope, pageOf } from '../listQuery.ts';
import type { Handler } from '../Operation.ts';

export const listAssignments: Handler<'listAssignments'> = async ({ query, caller, now }, { database }) => {
  const page = pageOf(query);
  const { rows, total } = await listOwnAssignments(
    database,
    caller.id,
    { ...page, wanted: query.timing },
    now,
  );
  return envelope(rows, total, page);
};
