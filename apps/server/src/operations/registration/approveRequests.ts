import { decideAll } from '../../approvals/decideAll.ts';
import type { Handler } from '../Operation.ts';

export const approveRequests: Handler<'approveRequests'> = async (
  { body: { request_ids, classroom_id, placements = [], audience = 'system' }, caller, now },
  services,
) => {
  const choice = {
    classroom_id: classroom_id || null,
    audience,
    placements: new Map(placements.map((one) => [one.request_id, one.classroom_id])),
  };
  await decideAll(services, request_ids, { status: 'approved', choice }, { caller, now });
  return { data: null };
};
