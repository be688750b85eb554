import { decideAll } from '../../approvals/decideAll.ts';
import type { Handler } from '../Operation.ts';
import { requestApprovals } from './requestApprovals.ts';

export const approveRequests: Handler<'approveRequests'> = async (
  { body: { request_ids, classroom_id, placements = [] }, caller, now },
  services,
) => {
  const choice = {
    classroom_id: classroom_id || null,
    placements: new Map(placements.map((one) => [one.request_id, one.classroom_id])),
  };
  await decideAll(services, requestApprovals, request_ids, { status: 'approved', choice }, { caller, now });
  return { data: null };
};
