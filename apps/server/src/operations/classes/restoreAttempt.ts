import { mayEditGroup } from '@sen/domain/trainings/mayEditGroup';
import { assertAllowed, found, RefusalError } from '../../errors/RefusalError.ts';
import { lockReset, restore } from '../../store/attempts/resetAttempts.ts';
import { findGroupFacts } from '../../store/classes/classes.ts';
import type { Database } from '../../store/database.ts';
import { notifyOfReset } from '../../store/notifications/notifyOfReset.ts';
import { record } from '../../store/platform/audit.ts';
import type { Call, Handler } from '../Operation.ts';
import { showStudentWork } from './showStudentWork.ts';

export const restoreAttempt: Handler<'restoreAttempt'> = async (call, { database }) => {
  const userId = await restoreOnce(database, call);
  return { data: await showStudentWork(database, { classId: call.path.id, userId }, call) };
};

/** Returns whose attempt it is. */
function restoreOnce(
  database: Database,
  { path: { id: classId }, body: { attempt_id: id }, caller, now }: Call<'restoreAttempt'>,
): Promise<string> {
  return database.transaction().execute(async (transaction) => {
    const classroom = found(await findGroupFacts(transaction, classId, true));
    assertAllowed(mayEditGroup(caller, classroom, now));
    const attempt = found(await lockReset(transaction, id, classId));
    const { user_id: userId, assignment_id: assignmentId, number, isReset } = attempt;
    if (!isReset) return userId;
    if (!(await restore(transaction, id)))
      throw new RefusalError('attemptTakenAgain', { params: { attempt: number + 1 } });
    await notifyOfReset(transaction, { assignmentId, userId, number, causedBy: caller.id, now });
    const subject = { id, company_id: classroom.company_id };
    const details = { class: classId, student: userId, assignment: assignmentId, number };
    await record(transaction, [{ actorId: caller.id, action: 'attempt.restored', subject, details }], now);
    return userId;
  });
}
