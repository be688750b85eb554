import { mayRunClass } from '@sen/domain/access/scope';
import { checkPlace } from '@sen/domain/classes/checkPlace';
import { checkAssignment } from '@sen/domain/exams/checkAssignment';
import { mayAssignExam } from '@sen/domain/exams/mayAssignExam';
import { assertAllowed, assertNoFieldErrors, found, RefusalError } from '../../errors/RefusalError.ts';
import {
  findAssignment,
  findOpenAssignments,
  insertAssignment,
  type OpenAssignment,
} from '../../store/classes/assignments.ts';
import { anyStudent, findClassFacts, studentsAmong } from '../../store/classes/classes.ts';
import { findClassNodes } from '../../store/classes/courseSnapshot.ts';
import { findExamFacts } from '../../store/exams/exams.ts';
import { notifyOfAssignment } from '../../store/notifications/notifyOfAssignment.ts';
import type { Handler } from '../Operation.ts';

export const assignExam: Handler<'assignExam'> = async ({ path, query, body, caller, now }, { database }) => {
  const { id } = await database.transaction().execute(async (transaction) => {
    const classroom = found(await findClassFacts(transaction, path.id, true));
    assertAllowed(mayRunClass(caller, classroom));
    const [exam] = await findExamFacts(transaction, [body.survey_id], classroom.company_id, true);
    assertAllowed(mayAssignExam(found(exam).status, classroom.ends_at, now));
    const { starts_at: start, ends_at: end } = classroom;
    const student_ids = await (body.student_ids
      ? studentsAmong(transaction, path.id, body.student_ids)
      : anyStudent(transaction, path.id));
    assertNoFieldErrors([
      ...checkAssignment(body, { start, end, student_ids }, now),
      ...checkPlace(body, await findClassNodes(transaction, classroom.id)),
    ]);
    if (query.again === undefined)
      assertNotAssigned(
        await findOpenAssignments(transaction, classroom.id, body.survey_id, now),
        body.request_id,
      );
    const owner = { company_id: classroom.company_id, classroom_id: classroom.id, created_by: caller.id };
    const assigned = await insertAssignment(transaction, body, owner, now);
    if (assigned === undefined) throw new RefusalError('conflict');
    if (!assigned.isSame) throw new RefusalError('savedBefore');
    if (assigned.isNew)
      await notifyOfAssignment(transaction, 'AssignNewSurvey', { id: assigned.id, causedBy: caller.id, now });
    return assigned;
  });
  return { data: found(await findAssignment(database, id, now)) };
};

/** A repeated request is no second assignment. */
function assertNotAssigned(open: readonly OpenAssignment[], requestId: string | undefined): void {
  const [first] = open;
  if (first === undefined || open.some(({ request_id }) => request_id === (requestId ?? ''))) return;
  const { classroom_name, starts_at, ends_at } = first;
  throw new RefusalError('examAlreadyAssigned', {
    params: { classroom: classroom_name, start: starts_at.toISOString(), end: ends_at.toISOString() },
  });
}
