import { RefusalError } from '../errors/RefusalError.ts';
import type { Services } from '../operations/Operation.ts';
import type { ApprovalRow, ApprovalSource, Decider } from './ApprovalSource.ts';
import { decideAll } from './decideAll.ts';

interface Undone<Row> {
  undone: Row[];
  refused: { row: Row; refusal: RefusalError }[];
}

/**
 * Undoes decisions, each in a transaction of its own: one that something depends on stays and does not keep the others. The newest
 * comes first, since it may depend on an older one, as a place in a class does on the membership.
 * @throws {RefusalError} notFound when the caller may not see one; why a single one is not undone
 */
export async function undoEach<Row extends ApprovalRow, Choice>(
  services: Pick<Services, 'database' | 'sessions' | 'config'>,
  source: ApprovalSource<Row, Choice>,
  given: readonly string[],
  by: Pick<Decider, 'caller' | 'now'>,
): Promise<Undone<Row>> {
  const ids = [...new Set(given)];
  const rows = await services.database
    .transaction()
    .execute((transaction) => source.lock(transaction, ids, by.caller));
  if (rows.length < ids.length) throw new RefusalError('notFound');
  const result: Undone<Row> = { undone: [], refused: [] };
  for (const row of rows.toSorted(newestDecisionFirst)) {
    try {
      await decideAll(services, source, [row.id], { status: 'undone' }, by);
      result.undone.push(row);
    } catch (error) {
      if (!(error instanceof RefusalError) || ids.length === 1) throw error;
      result.refused.push({ row, refusal: error });
    }
  }
  return result;
}

function newestDecisionFirst(a: ApprovalRow, b: ApprovalRow): number {
  return (b.decided_at?.getTime() ?? 0) - (a.decided_at?.getTime() ?? 0) || Number(b.id) - Number(a.id);
}
