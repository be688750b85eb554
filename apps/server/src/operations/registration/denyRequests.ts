import { required } from '@sen/domain/errors/required';
import { decideAll } from '../../approvals/decideAll.ts';
import { assertNoFieldErrors } from '../../errors/RefusalError.ts';
import type { Handler } from '../Operation.ts';

export const denyRequests: Handler<'denyRequests'> = async ({ body, caller, now }, services) => {
  assertNoFieldErrors(required('reason', body.reason));
  const outcome = { status: 'denied', reason: body.reason.trim() } as const;
  await decideAll(services, body.request_ids, outcome, { caller, now });
  return { data: null };
};
