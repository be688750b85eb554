import { decideAll } from '../../approvals/decideAll.ts';
import type { Handler } from '../Operation.ts';
import { requestApprovals } from './requestApprovals.ts';

export const approveRequests: Handler<'approveRequests'> = async (
  { body: { request_ids, classroom_id }, caller, now },
  services,
) => {
  const outcome = { status: 'approved', choice: { classroom_id: classroom_id || null } } as const;
  await decideAll(services, requestApprovals, request_ids, outcome, { caller, now });
  return { data: null };
};
