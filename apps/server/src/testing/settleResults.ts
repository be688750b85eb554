import { settleNextResults } from '../completion/settleResults.ts';
import { addEndedToDue } from '../store/completion/dueResults.ts';
import type { TestApp } from './TestApp.ts';

/**
 * Computes all results of courses that are due now, as the job does.
 * @throws {AggregateError} when that failed for some classes, once all others are done
 */
export async function settleResults({ database, clock }: TestApp): Promise<void> {
  const failures: unknown[] = [];
  const log = { error: (failure: unknown) => void failures.push(failure) };
  await addEndedToDue(database, clock.now());
  // oxlint-disable-next-line no-await-in-loop -- one part after the other
  while (await settleNextResults(database, { now: clock.now(), size: 2, log }));
  if (failures.length > 0) throw new AggregateError(failures, 'Results were not computed.');
}
