import type { InTransaction } from '../database.ts';
import { assignmentFacts } from './assignmentFacts.ts';
import { notify } from './notify.ts';

interface OfReopening {
  assignmentId: string;
  userId: string;
  /** Until when the attempt goes on. */
  deadline: Date;
  causedBy: string;
  now: Date;
}

/** Notifies a student that an attempt goes on. */
export async function notifyOfReopening(
  transaction: InTransaction,
  { assignmentId, userId, deadline, causedBy, now }: OfReopening,
): Promise<void> {
  const facts = (await assignmentFacts(transaction, [assignmentId])).get(assignmentId);
  if (!facts) return;
  const told = { ...facts, deadline: deadline.toISOString() };
  await notify(transaction, { type: 'AttemptReopened', facts: told }, { to: [userId], causedBy, now });
}
