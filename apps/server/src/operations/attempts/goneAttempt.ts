import { RefusalError } from '../../errors/RefusalError.ts';
import { findResetOf } from '../../store/attempts/resetAttempts.ts';
import type { Database } from '../../store/database.ts';

/** Why an attempt is not among those that count: it was reset, or there is none. */
export async function goneAttempt(database: Database, id: string): Promise<RefusalError> {
  return new RefusalError((await findResetOf(database, id)) ? 'attemptReset' : 'notFound');
}
