import { can } from '@sen/domain/access/can';
import { mayRunClass } from '@sen/domain/access/scope';
import { found } from '../../errors/RefusalError.ts';
import { listAttendedAssignments, listTaughtAssignments } from '../../store/classes/assignments.ts';
import { findClass, findClassFacts, listStudents } from '../../store/classes/classes.ts';
import type { Handler } from '../Operation.ts';

export const getClass: Handler<'getClass'> = async ({ path: { id }, caller, now }, { database }) => {
  const classroom = found(await findClass(database, caller, id, now));
  const facts = found(await findClassFacts(database, id));
  if (!mayRunClass(caller, facts).allowed) {
    const surveys = await listAttendedAssignments(database, id, caller.id, now);
    return { data: { ...classroom, may_assign: false, may_mark: false, surveys } };
  }
  const students = await listStudents(database, id);
  return {
    data: {
      ...classroom,
      may_assign: can(caller.role, 'class.assign') && classroom.timing !== 'finished',
      may_mark: can(caller.role, 'class.mark'),
      student_ids: students.map((student) => student.id),
      students,
      surveys: await listTaughtAssignments(database, id, now),
    },
  };
};
