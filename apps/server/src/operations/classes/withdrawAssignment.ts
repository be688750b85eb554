import { mayRunClass } from '@sen/domain/access/scope';
import { refused } from '@sen/domain/errors/verdict';
import { mayWithdraw } from '@sen/domain/exams/checkAssignmentChange';
import { assertAllowed, found } from '../../errors/RefusalError.ts';
import { deleteAssignment, lockAssignment } from '../../store/classes/assignmentChanges.ts';
import { findClassFacts } from '../../store/classes/classes.ts';
import { notifyOfAssignment } from '../../store/notifications/notifyOfAssignment.ts';
import type { Handler } from '../Operation.ts';

export const withdrawAssignment: Handler<'withdrawAssignment'> = async (
  { path: { id: classId, assignment_id: id }, caller, now },
  { database },
) => {
  await database.transaction().execute(async (transaction) => {
    const classroom = found(await findClassFacts(transaction, classId, true));
    assertAllowed(mayRunClass(caller, classroom));
    const { begun_ids } = found(await lockAssignment(transaction, { id, classId }));
    if (now >= classroom.ends_at) assertAllowed(refused('classEnded'));
    assertAllowed(mayWithdraw(begun_ids.length));
    await notifyOfAssignment(transaction, 'SurveyWithdrawn', { id, causedBy: caller.id, now });
    await deleteAssignment(transaction, id);
  });
  return { data: null };
};
