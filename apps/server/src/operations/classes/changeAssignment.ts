import { mayRunClass } from '@sen/domain/access/scope';
import { checkPlace } from '@sen/domain/classes/checkPlace';
import { checkAssignmentChange, concernsParticipants } from '@sen/domain/exams/checkAssignmentChange';
import { mayAssignExam } from '@sen/domain/exams/mayAssignExam';
import { refused } from '@sen/domain/errors/verdict';
import { assertAllowed, assertNoFieldErrors, found } from '../../errors/RefusalError.ts';
import { changeAssignment as change, lockAssignment } from '../../store/classes/assignmentChanges.ts';
import { findAssignment } from '../../store/classes/assignments.ts';
import { anyStudent, findClassFacts, studentsAmong } from '../../store/classes/classes.ts';
import { findClassNodes } from '../../store/classes/courseSnapshot.ts';
import { findExamFacts } from '../../store/exams/exams.ts';
import { findParticipants } from '../../store/notifications/findParticipants.ts';
import { notifyOfChange } from '../../store/notifications/notifyOfAssignment.ts';
import type { Handler } from '../Operation.ts';

export const changeAssignment: Handler<'changeAssignment'> = async (
  { path: { id: classId, assignment_id: id }, body, caller, now },
  { database },
) => {
  await database.transaction().execute(async (transaction) => {
    const classroom = found(await findClassFacts(transaction, classId, true));
    assertAllowed(mayRunClass(caller, classroom));
    const before = found(await lockAssignment(transaction, { id, classId }));
    if (now >= classroom.ends_at) assertAllowed(refused('classEnded'));
    if (body.survey_id !== before.draft.survey_id) {
      const [exam] = await findExamFacts(transaction, [body.survey_id], classroom.company_id, true);
      assertAllowed(mayAssignExam(found(exam).status, classroom.ends_at, now));
    }
    const { starts_at: start, ends_at: end } = classroom;
    const asked = [...(body.student_ids ?? []), ...before.begun_ids];
    const student_ids = [
      ...(await studentsAmong(transaction, classId, asked)),
      ...(body.student_ids ? [] : await anyStudent(transaction, classId)),
    ];
    assertNoFieldErrors([
      ...checkAssignmentChange(before, body, { start, end, student_ids }, now),
      ...checkPlace(body, await findClassNodes(transaction, classroom.id)),
    ]);
    const participants = await findParticipants(transaction, id);
    await change(transaction, id, body, now);
    const settings = { id, causedBy: caller.id, now };
    await notifyOfChange(transaction, participants, concernsParticipants(before, body), settings);
  });
  return { data: found(await findAssignment(database, id, now)) };
};
