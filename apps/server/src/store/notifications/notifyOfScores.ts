import type { InTransaction } from '../database.ts';
import { enteredScores } from '../scores/enteredScores.ts';
import { assignmentFacts } from './assignmentFacts.ts';
import { notify } from './notify.ts';

interface Scored {
  assignment_id: string;
  user_id: string;
}

/** Notifies students of scores that are entered, or about to be taken back: those who see them. */
export async function notifyOfScores(
  transaction: InTransaction,
  scored: readonly Scored[],
  { undone, causedBy, now }: { undone: boolean; causedBy: string; now: Date },
): Promise<void> {
  const assignmentIds = [...new Set(scored.map(({ assignment_id }) => assignment_id))];
  const facts = await assignmentFacts(transaction, assignmentIds);
  const userIds = scored.map(({ user_id }) => user_id);
  const entered = await enteredScores(transaction, { assignmentIds, userIds }, { reader: 'student', now });
  for (const [id, of] of facts) {
    const to = scored
      .filter(({ assignment_id }) => assignment_id === id)
      .filter(({ user_id }) => typeof entered(id, user_id)?.score === 'number')
      .map(({ user_id }) => user_id);
    if (to.length === 0) continue;
    // oxlint-disable-next-line no-await-in-loop -- one statement after the other on the one connection
    await notify(transaction, { type: 'ScoreEntered', facts: { ...of, undone } }, { to, causedBy, now });
  }
}
