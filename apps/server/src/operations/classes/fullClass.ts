import type { Class } from '@sen/api/contract/model';
import { can } from '@sen/domain/access/can';
import { mayRunClass } from '@sen/domain/access/scope';
import { byPlace } from '@sen/domain/classes/assignedExams';
import { mayEditClass, mayEnrol } from '@sen/domain/classes/mayEditClass';
import { meetingOf } from '@sen/domain/classes/meetingOf';
import type { Caller } from '../../auth/Caller.ts';
import { found } from '../../errors/RefusalError.ts';
import { listAttendedAssignments, listTaughtAssignments } from '../../store/classes/assignments.ts';
import { countReturning, findClass, findClassFacts, listStudents } from '../../store/classes/classes.ts';
import { findClassCourse } from '../../store/classes/courseSnapshot.ts';
import { listSessionsOf } from '../../store/classes/onlineClasses.ts';
import type { Database } from '../../store/database.ts';

/**
 * A class as the caller sees it: students see neither the others nor who else takes an exam.
 * @throws {RefusalError} when the caller does not see it
 */
export async function fullClass(database: Database, id: string, caller: Caller, now: Date): Promise<Class> {
  const seen = found(await findClass(database, caller, id, now));
  const online_classrooms = await listSessionsOf(database, id, caller);
  const classroom = {
    ...seen,
    ...found(await findClassCourse(database, id)),
    online_classrooms,
    meeting_id: meetingOf(online_classrooms, now),
  };
  const facts = found(await findClassFacts(database, id));
  if (!mayRunClass(caller, facts).allowed) {
    const surveys = await listAttendedAssignments(database, id, caller.id, now);
    const closed = { may_edit: false, may_enrol: false, may_assign: false, may_mark: false };
    return { ...classroom, ...closed, classroom_count_learn_again_students: 0, ...byPlace(surveys) };
  }
  const students = await listStudents(database, id);
  return {
    ...classroom,
    classroom_count_learn_again_students: await countReturning(database, id),
    may_edit: mayEditClass(caller, facts, now).allowed,
    may_enrol: mayEnrol(caller, facts, now).allowed,
    may_assign: can(caller.role, 'class.assign') && classroom.timing !== 'finished',
    may_mark: can(caller.role, 'class.mark'),
    student_ids: students.map((student) => student.id),
    students: students.map((student) => ({ ...student, is_view: can(caller.role, 'class.mark') })),
    ...byPlace(await listTaughtAssignments(database, id, now)),
  };
}
