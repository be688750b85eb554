import { RefusalError } from '../errors/RefusalError.ts';
import type { Services } from '../operations/Operation.ts';
import { takeRequests, type TakenRequest } from '../store/registration/requests.ts';
import type { Decider } from './ApprovalEffects.ts';
import { decideAll } from './decideAll.ts';

interface Undone {
  undone: TakenRequest[];
  refused: { request: TakenRequest; refusal: RefusalError }[];
}

/**
 * Undoes decisions, each in a transaction of its own: one that something depends on stays and does not keep the others. The newest
 * comes first, since it may depend on an older one, as a place in a class does on the membership.
 * @throws {RefusalError} notFound when the caller may not see one; why a single one is not undone
 */
export async function undoEach(
  services: Pick<Services, 'database' | 'sessions' | 'config'>,
  given: readonly string[],
  by: Pick<Decider, 'caller' | 'now'>,
): Promise<Undone> {
  const ids = [...new Set(given)];
  const requests = await services.database
    .transaction()
    .execute((transaction) => takeRequests(transaction, ids, by.caller));
  if (requests.length < ids.length) throw new RefusalError('notFound');
  const result: Undone = { undone: [], refused: [] };
  for (const request of requests.toSorted(newestDecisionFirst)) {
    try {
      await decideAll(services, [request.id], { status: 'undone' }, by);
      result.undone.push(request);
    } catch (error) {
      if (!(error instanceof RefusalError) || ids.length === 1) throw error;
      result.refused.push({ request, refusal: error });
    }
  }
  return result;
}

function newestDecisionFirst(a: TakenRequest, b: TakenRequest): number {
  return (b.decided_at?.getTime() ?? 0) - (a.decided_at?.getTime() ?? 0) || Number(b.id) - Number(a.id);
}
