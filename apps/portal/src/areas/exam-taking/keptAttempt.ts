import type { Attempt } from '@sen/api/contract/model';
import { AttemptJournal } from '../../journal/AttemptJournal';
import type { Environment } from '../../journal/Environment';

/** The attempt at an assignment that can continue on this device when the server is unreachable. */
export async function keptAttempt(
  userId: string,
  assignmentId: string,
  { tables, newId }: Environment,
): Promise<Attempt | null> {
  const heads = await tables.ofUser('heads', userId);
  for (const head of heads.filter(({ over }) => over === null)) {
    const { paper } = await new AttemptJournal(tables, head, newId).load();
    if (paper?.assignment_id === assignmentId) return paper;
  }
  return null;
}
