import type { Retake } from '@sen/api/contract/model';
import type { InTransaction } from '../database.ts';
import { assignmentFacts } from './assignmentFacts.ts';
import { findParticipants } from './findParticipants.ts';
import { notify } from './notify.ts';

interface OfReset {
  assignmentId: string;
  userId: string;
  /** Of the attempt, counted from 0. */
  number: number;
  causedBy: string;
  now: Date;
}

/** Notifies a student who takes part in an exam that an attempt was reset, or counts again. */
export async function notifyOfReset(
  transaction: InTransaction,
  { assignmentId, userId, number, causedBy, now, retake }: OfReset & { retake?: Retake },
): Promise<void> {
  const facts = (await assignmentFacts(transaction, [assignmentId])).get(assignmentId);
  if (!facts) return;
  const participants = await findParticipants(transaction, assignmentId);
  const to = participants.filter((id) => id === userId);
  const told = { ...facts, attempt: number + 1 };
  if (retake)
    await notify(transaction, { type: 'AttemptReset', facts: { ...told, retake } }, { to, causedBy, now });
  else await notify(transaction, { type: 'AttemptRestored', facts: told }, { to, causedBy, now });
}
