import { found } from '../../errors/RefusalError.ts';
import { findAttempts, showAttempt } from '../../store/attempts/attemptRows.ts';
import type { Handler } from '../Operation.ts';
import { ownAttempt } from './ownAttempt.ts';

export const getAttempt: Handler<'getAttempt'> = async ({ path, query, caller, now }, services) => {
  const paper = await ownAttempt(services, query.attempt_id, caller, path.id);
  const [row] = await findAttempts(services.database, [query.attempt_id]);
  return { data: await showAttempt(services.database, found(row), paper, now) };
};
