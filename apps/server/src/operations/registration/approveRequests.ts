import { fieldError } from '@sen/domain/errors/FieldError';
import { decideAll } from '../../approvals/decideAll.ts';
import { RefusalError } from '../../errors/RefusalError.ts';
import type { Handler } from '../Operation.ts';
import { requestApprovals } from './requestApprovals.ts';

export const approveRequests: Handler<'approveRequests'> = async (
  { body: { request_ids, classroom_id }, caller, now },
  services,
) => {
  if (!classroom_id) {
    const fieldErrors = [fieldError('classroom_id', 'pleaseSelectAClass')];
    throw new RefusalError('validationFailed', { fieldErrors });
  }
  const outcome = { status: 'approved', choice: { classroom_id } } as const;
  await decideAll(services, requestApprovals, request_ids, outcome, { caller, now });
  return { data: null };
};
