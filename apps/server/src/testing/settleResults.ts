import { settleNextResults } from '../completion/settleResults.ts';
import { addEndedToDue } from '../store/completion/dueResults.ts';
import type { TestApp } from './TestApp.ts';

/** Computes all results of courses that are due now, as the job does. */
export async function settleResults({ database, clock }: TestApp): Promise<void> {
  await addEndedToDue(database, clock.now());
  // oxlint-disable-next-line no-await-in-loop -- one part after the other
  while (await settleNextResults(database, clock.now(), 2));
}
