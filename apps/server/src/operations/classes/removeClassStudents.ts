import { mayEnrol } from '@sen/domain/classes/mayEditClass';
import { assertAllowed, found, RefusalError } from '../../errors/RefusalError.ts';
import { takeClasses } from '../../store/classes/classChanges.ts';
import { attending, unenrol } from '../../store/classes/enrolment.ts';
import { notifyOfClass } from '../../store/notifications/notifyOfClass.ts';
import { record } from '../../store/platform/audit.ts';
import type { Handler } from '../Operation.ts';

export const removeClassStudents: Handler<'removeClassStudents'> = async (
  { path: { id }, query, body, caller, now },
  { database },
) => {
  const removed = await database.transaction().execute(async (transaction) => {
    const classroom = found((await takeClasses(transaction, [id], caller))[0]);
    assertAllowed(mayEnrol(caller, classroom, now));
    const students = await attending(transaction, id, body.student_ids);
    if (students.length === 0) return 0;
    if (classroom.starts_at <= now && query.confirmed === undefined)
      throw new RefusalError('classStartedRemoval');
    await unenrol(transaction, id, students);
    const event = { to: students, causedBy: caller.id, now };
    if (classroom.published)
      await notifyOfClass(transaction, 'ClassLeft', { ...classroom, name: classroom.classroom_name }, event);
    const subject = { id, company_id: classroom.company_id };
    const details = { students: students.length };
    await record(
      transaction,
      [{ actorId: caller.id, action: 'class.studentsRemoved', subject, details }],
      now,
    );
    return students.length;
  });
  return { data: { removed } };
};
