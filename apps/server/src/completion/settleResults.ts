import type { FastifyBaseLogger } from 'fastify';
import { isCompleted } from '@sen/domain/completion/courseResult';
import { resultOfPacked } from '@sen/domain/completion/courseRule';
import { codeOfDatabaseError } from '../errors/databaseErrors.ts';
import type { Database, InTransaction } from '../store/database.ts';
import { readClassRule } from '../store/completion/courseRules.ts';
import {
  type ComputedResult,
  computeResults,
  readResults,
  type KeptResult,
  writeResults,
} from '../store/completion/courseResults.ts';
import { type DueResults, takeDueResults } from '../store/completion/dueResults.ts';
import { endPause, pauseResults } from '../store/completion/resultPauses.ts';
import { afterResults } from './afterResults.ts';
import type { ChangedResult } from './ChangedResult.ts';

interface Settling {
  now: Date;
  /** At most so many students. */
  size: number;
  log: Pick<FastifyBaseLogger, 'error'>;
}

/**
 * Computes the next results that are due, keeps those that have changed, and does what follows from them; one part in one transaction.
 * A class for which this fails rests for a while, so that the others do not wait for it.
 * @returns whether there were any
 */
export async function settleNextResults(database: Database, { now, size, log }: Settling): Promise<boolean> {
  let failing: string | undefined;
  try {
    return await database.transaction().execute(async (transaction) => {
      const due = await takeDueResults(transaction, size, now);
      if (!due) return false;
      failing = due.classId;
      await settle(transaction, due, now);
      return true;
    });
  } catch (error) {
    // Of a database that is away no class is to blame.
    if (failing === undefined || codeOfDatabaseError(error) === 'serviceUnavailable') throw error;
    const pause = await pauseResults(database, failing, now);
    log.error({ err: error, classroom: failing, ...pause }, 'results not computed');
    return true;
  }
}

async function settle(transaction: InTransaction, due: DueResults, now: Date): Promise<void> {
  const { classId, userIds, hadFailed } = due;
  if (userIds.length === 0) return;
  const kept = new Map(
    (await readResults(transaction, classId, userIds)).map((result) => [result.user_id, result]),
  );
  const judged = await judgeAnew(transaction, due, kept);
  const others = userIds.filter((id) => !judged.has(id));
  const computed = await computeResults(transaction, { classId, userIds: others }, now);
  const results = [...judged.values(), ...computed].map((result): ChangedResult => {
    const before = kept.get(result.user_id) ?? null;
    const since = before?.completed_at ?? now;
    const after = { ...result, completed_at: isCompleted(result.completion) ? since : null };
    return { classroom_id: classId, user_id: result.user_id, before, after };
  });
  const changed = results.filter(({ before, after }) => !before || !isSame(before, after));
  const learned = results.filter(({ before, after }) => !before || before.facts !== after.facts);
  await writeResults(
    transaction,
    classId,
    [...new Set([...changed, ...learned])].map(({ after }) => after),
    now,
  );
  // oxlint-disable-next-line no-await-in-loop -- one connection
  if (changed.length > 0) for (const follow of afterResults) await follow(transaction, changed, now);
  if (hadFailed) await endPause(transaction, classId);
}

/** The results of those of whom only the rule is another, from what theirs were computed from; by student. */
async function judgeAnew(
  transaction: InTransaction,
  { classId, judgedAnew }: DueResults,
  kept: ReadonlyMap<string, KeptResult>,
): Promise<Map<string, ComputedResult>> {
  const results = new Map<string, ComputedResult>();
  const rule = judgedAnew.size > 0 ? await readClassRule(transaction, classId) : undefined;
  if (!rule) return results;
  for (const user_id of judgedAnew) {
    const facts = kept.get(user_id)?.facts;
    if (typeof facts === 'string') results.set(user_id, { user_id, ...resultOfPacked(facts, rule), facts });
  }
  return results;
}

function isSame(one: KeptResult, other: KeptResult): boolean {
  const { completion, score, rating, certificate, waiting } = other;
  return (
    one.completion === completion &&
    one.score === score &&
    one.rating === rating &&
    one.certificate === certificate &&
    one.waiting === waiting
  );
}
