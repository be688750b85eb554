import { decideAll } from '../../approvals/decideAll.ts';
import type { Handler } from '../Operation.ts';

export const denyRequests: Handler<'denyRequests'> = async ({ body, caller, now }, services) => {
  const outcome = { status: 'denied', reason: body.reason?.trim() || null } as const;
  await decideAll(services, body.request_ids, outcome, { caller, now });
  return { data: null };
};
