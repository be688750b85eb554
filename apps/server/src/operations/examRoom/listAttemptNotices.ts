import { listNotices } from '../../store/examRoom/roomActions.ts';
import { ownAttempt } from '../attempts/ownAttempt.ts';
import type { Handler } from '../Operation.ts';

export const listAttemptNotices: Handler<'listAttemptNotices'> = async (
  { path: { id }, caller },
  services,
) => {
  await ownAttempt(services, id, caller);
  return { data: await listNotices(services.database, id) };
};
