import { sql } from 'kysely';
import type { Retake } from '@sen/api/contract/model';
import type { TimedAssignmentFacts } from '@sen/domain/notifications/examNotifications';
import type { InTransaction } from '../database.ts';
import { assignmentFacts } from './assignmentFacts.ts';
import { notify } from './notify.ts';
import { participantsOf, teachersOf } from './recipients.ts';

interface Announced {
  /** Of the assignment. */
  id: string;
  causedBy: string;
  now: Date;
}

type ToParticipants = 'AssignNewSurvey' | 'SurveyChanged' | 'SurveyWithdrawn';

/** Notifies the participants of an assigned exam, or some of them. To be called before it is deleted. */
export async function notifyParticipants(
  transaction: InTransaction,
  type: ToParticipants,
  { id, causedBy, now }: Announced,
  to?: readonly string[],
): Promise<void> {
  const facts = (await assignmentFacts(transaction, [id])).get(id);
  if (facts) await notify(transaction, { type, facts }, { to: to ?? participantsOf(id), causedBy, now });
}

export async function findParticipants(transaction: InTransaction, id: string): Promise<string[]> {
  const { rows } = await sql<{ user_id: string }>`${participantsOf(id)}`.execute(transaction);
  return rows.map(({ user_id }) => user_id);
}

/** Notifies who takes part now, who no longer does and, if the exam itself has changed, the others. */
export async function notifyOfChange(
  transaction: InTransaction,
  before: readonly string[],
  isChanged: boolean,
  announced: Announced,
): Promise<void> {
  const [earlier, current] = [new Set(before), new Set(await findParticipants(transaction, announced.id))];
  const groups: readonly [ToParticipants, string[]][] = [
    ['AssignNewSurvey', [...current].filter((id) => !earlier.has(id))],
    ['SurveyWithdrawn', [...earlier].filter((id) => !current.has(id))],
    ['SurveyChanged', isChanged ? [...current].filter((id) => earlier.has(id)) : []],
  ];
  for (const [type, people] of groups)
    if (people.length > 0) await notifyParticipants(transaction, type, announced, people);
}

/** Notifies the teachers that attempts at these assignments wait for their marks. */
export async function notifyMarkers(
  transaction: InTransaction,
  assignmentIds: ReadonlySet<string>,
  now: Date,
): Promise<void> {
  for (const facts of (await assignmentFacts(transaction, [...assignmentIds])).values())
    await notify(
      transaction,
      { type: 'SubmissionToMark', facts: withoutTimes(facts) },
      { to: teachersOf(facts.classroom_id), causedBy: null, now },
    );
}

/** Notifies a student that all answers of an attempt are marked. */
export async function notifyMarked(
  transaction: InTransaction,
  {
    assignmentId,
    studentId,
    causedBy,
    now,
  }: { assignmentId: string; studentId: string; causedBy: string; now: Date },
): Promise<void> {
  const facts = (await assignmentFacts(transaction, [assignmentId])).get(assignmentId);
  if (facts)
    await notify(
      transaction,
      { type: 'SurveyMarked', facts: { ...withoutTimes(facts), student_id: studentId } },
      { to: [studentId], causedBy, now },
    );
}

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

function withoutTimes({
  start_time: _start,
  end_time: _end,
  is_final: _final,
  ...facts
}: TimedAssignmentFacts) {
  return facts;
}
