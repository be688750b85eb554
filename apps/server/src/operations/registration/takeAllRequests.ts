import { mayDecideRequest } from '@sen/domain/registration/requestVerbs';
import type { Caller } from '../../auth/Caller.ts';
import { assertAllowed, RefusalError } from '../../errors/RefusalError.ts';
import type { InTransaction } from '../../store/database.ts';
import { type TakenRequest, takeRequests } from '../../store/registration/requests.ts';

/**
 * The requests with these ids, to be decided in this transaction.
 * @throws {RefusalError} notFound when the caller does not see one; what another administrator did who was quicker
 */
export async function takeAllRequests(
  transaction: InTransaction,
  given: readonly string[],
  caller: Caller,
): Promise<TakenRequest[]> {
  const ids = [...new Set(given)];
  const requests = await takeRequests(transaction, ids, caller);
  if (requests.length < ids.length) throw new RefusalError('notFound');
  for (const request of requests) assertAllowed(mayDecideRequest(caller, request));
  return requests;
}
