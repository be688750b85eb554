import { concealAttempt } from '@sen/domain/attempts/conceal';
import { maySave } from '@sen/domain/attempts/maySave';
import { found } from '../../errors/RefusalError.ts';
import { findAttempts, showAttempt } from '../../store/attempts/attemptRows.ts';
import { readShown } from '../../store/attempts/releaseRows.ts';
import type { Handler } from '../Operation.ts';
import { goneAttempt } from './goneAttempt.ts';
import { ownAttempt } from './ownAttempt.ts';

export const getAttempt: Handler<'getAttempt'> = async ({ path, query, caller, now }, services) => {
  const paper = await ownAttempt(services, query.attempt_id, caller, path.id);
  const [row] = await findAttempts(services.database, [query.attempt_id]);
  if (!row) throw await goneAttempt(services.database, query.attempt_id);
  const handIn = await services.attempts.handInKeys.forAttempt(row.id);
  const attempt = await showAttempt(services.database, row, { paper, handIn, now });
  if (attempt.state === 'in_progress') return { data: attempt };
  const standing = found(await readShown(services.database, attempt.id, now));
  return { data: concealAttempt(attempt, maySave(standing.attempt, now).allowed, standing.shown) };
};
