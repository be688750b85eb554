import type { ResetRequest } from '@sen/api/contract/model';
import { checkRetake, mayReset } from '@sen/domain/attempts/resetAttempt';
import { fieldError } from '@sen/domain/errors/FieldError';
import { mayEditGroup } from '@sen/domain/trainings/mayEditGroup';
import { assertAllowed, assertNoFieldErrors, found, RefusalError } from '../../errors/RefusalError.ts';
import { runningAttemptOf } from '../../store/attempts/releaseRows.ts';
import { findReset, lockAttempt, lockResets, reset } from '../../store/attempts/resetAttempts.ts';
import { findGroupFacts } from '../../store/classes/classes.ts';
import { findRetakeCircumstances, findStudentOf } from '../../store/classes/studentWork.ts';
import type { InTransaction } from '../../store/database.ts';
import { notifyOfReset } from '../../store/notifications/notifyOfReset.ts';
import { record } from '../../store/platform/audit.ts';
import type { Call, Handler } from '../Operation.ts';
import { showStudentWork } from './showStudentWork.ts';

export const resetAttempt: Handler<'resetAttempt'> = async (call, { database }) => {
  await database.transaction().execute((transaction) => resetOnce(transaction, call));
  return {
    data: await showStudentWork(database, { classId: call.path.id, userId: call.body.student_id }, call),
  };
};

async function resetOnce(
  transaction: InTransaction,
  { path: { id: classId }, body, caller, now }: Call<'resetAttempt'>,
): Promise<void> {
  const { student_id: userId, assignment_id: assignmentId, number, retake } = body;
  // The class does not end earlier during this transaction.
  const classroom = found(await findGroupFacts(transaction, classId, true));
  assertAllowed(mayEditGroup(caller, classroom, now));
  found(await findStudentOf(transaction, classId, userId));
  const circumstances = found(await findRetakeCircumstances(transaction, { classId, assignmentId, userId }));
  await lockResets(transaction, assignmentId);
  const attempt = await lockAttempt(transaction, { assignmentId, userId, number });
  if (!attempt || (body.attempt_id !== undefined && body.attempt_id !== attempt.id))
    return assertResetAlready(transaction, body);
  assertAllowed(mayReset(runningAttemptOf(attempt), now));
  assertNoFieldErrors(checkRetake(retake, circumstances, now));
  const reason = body.reason?.trim() || null;
  await reset(transaction, attempt.id, { retake, reason, by: caller.id, now });
  await notifyOfReset(transaction, { assignmentId, userId, number, retake, causedBy: caller.id, now });
  const subject = { id: attempt.id, company_id: classroom.company_id };
  const details = { class: classId, student: userId, assignment: assignmentId, number, retake, reason };
  await record(transaction, [{ actorId: caller.id, action: 'attempt.reset', subject, details }], now);
}

/** The same reset again changes nothing. */
async function assertResetAlready(transaction: InTransaction, body: ResetRequest): Promise<void> {
  const { student_id: userId, assignment_id: assignmentId, number, retake, attempt_id } = body;
  const earlier = await findReset(transaction, { assignmentId, userId, number }, attempt_id);
  if (!earlier) assertNoFieldErrors([fieldError('number', 'attemptNumberUnknown', { attempt: number + 1 })]);
  else if (earlier.retake !== retake)
    throw new RefusalError('attemptAlreadyReset', {
      params: { name: earlier.by_name, at: earlier.reset_at.toISOString() },
    });
}
