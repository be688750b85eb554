import type { TimedAssignmentFacts } from '@sen/domain/notifications/examNotifications';
import type { InTransaction } from '../database.ts';
import { assignmentFacts } from './assignmentFacts.ts';
import { notify } from './notify.ts';
import { teachersOf } from './recipients.ts';

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

function withoutTimes({
  start_time: _start,
  end_time: _end,
  is_final: _final,
  ...facts
}: TimedAssignmentFacts) {
  return facts;
}
