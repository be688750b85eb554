import { isCompleted } from '@sen/domain/completion/courseResult';
import type { Database } from '../store/database.ts';
import {
  computeResults,
  readResults,
  type KeptResult,
  writeResults,
} from '../store/completion/courseResults.ts';
import { takeDueResults } from '../store/completion/dueResults.ts';
import { afterResults } from './afterResults.ts';
import type { ChangedResult } from './ChangedResult.ts';

/**
 * Computes the next results that are due, keeps those that have changed, and does what follows from them; one part in one transaction.
 * @param size at most so many students
 * @returns whether there were any
 */
export async function settleNextResults(database: Database, now: Date, size: number): Promise<boolean> {
  return database.transaction().execute(async (transaction) => {
    const due = await takeDueResults(transaction, size);
    if (!due) return false;
    const { classId, userIds } = due;
    if (userIds.length === 0) return true;
    const kept = new Map(
      (await readResults(transaction, classId, userIds)).map((result) => [result.user_id, result]),
    );
    const changed = (await computeResults(transaction, due, now)).flatMap((result): ChangedResult[] => {
      const before = kept.get(result.user_id) ?? null;
      const since = before?.completed_at ?? now;
      const after = { ...result, completed_at: isCompleted(result.completion) ? since : null };
      return before && isSame(before, after)
        ? []
        : [{ classroom_id: classId, user_id: result.user_id, before, after }];
    });
    if (changed.length === 0) return true;
    await writeResults(
      transaction,
      classId,
      changed.map(({ after }) => after),
      now,
    );
    // oxlint-disable-next-line no-await-in-loop -- one connection
    for (const follow of afterResults) await follow(transaction, changed, now);
    return true;
  });
}

function isSame(one: KeptResult, other: KeptResult): boolean {
  const { completion, score, rating, certificate } = other;
  return (
    one.completion === completion &&
    one.score === score &&
    one.rating === rating &&
    one.certificate === certificate
  );
}
