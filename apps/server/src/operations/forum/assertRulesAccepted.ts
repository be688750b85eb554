import type { Caller } from '../../auth/Caller.ts';
import { RefusalError } from '../../errors/RefusalError.ts';
import type { Database } from '../../store/database.ts';
import { rulesAcceptedAt } from '../../store/forum/rulesAcceptance.ts';

/** @throws {RefusalError} when the caller has not accepted the rules of the forum */
export async function assertRulesAccepted(database: Database, { id }: Caller): Promise<void> {
  if ((await rulesAcceptedAt(database, id)) === null) throw new RefusalError('forumRulesNotAccepted');
}
