import { decideAll } from '../../approvals/decideAll.ts';
import type { Handler } from '../Operation.ts';
import { requestApprovals } from './requestApprovals.ts';

export const undoRequests: Handler<'undoRequests'> = async ({ body, caller, now }, services) => {
  await decideAll(services, requestApprovals, body.request_ids, { status: 'undone' }, { caller, now });
  return { data: null };
};
