import { checkClass, keptClass } from '@sen/domain/classes/checkClass';
import { checkHandOver, mayChooseStudents } from '@sen/domain/classes/mayEditClass';
import { mayEditCourse } from '@sen/domain/courses/mayEditCourse';
import { fieldError } from '@sen/domain/errors/FieldError';
import { assertAllowed, assertNoFieldErrors, orFieldError } from '../../errors/RefusalError.ts';
import { insertClass, replaceTeacher } from '../../store/classes/classChanges.ts';
import { copyCourse } from '../../store/classes/courseSnapshot.ts';
import { enrol, studentsAmong } from '../../store/classes/enrolment.ts';
import { takeCourses } from '../../store/courses/courseChanges.ts';
import { notifyOfClass } from '../../store/notifications/notifyOfClass.ts';
import { record } from '../../store/platform/audit.ts';
import type { Handler } from '../Operation.ts';
import { takenFields, wrongTeacher } from './classErrors.ts';
import { fullClass } from './fullClass.ts';

export const addClass: Handler<'addClass'> = async ({ body, caller, now }, { database }) => {
  const id = await database.transaction().execute(async (transaction) => {
    // Locked: the course is not deleted meanwhile, and the class is a copy of one moment.
    const course = orFieldError(
      (await takeCourses(transaction, [body.course_id], caller))[0],
      'course_id',
      'courseGone',
    );
    assertAllowed(mayEditCourse(caller, course));
    const chosen = [...new Set(body.student_ids)];
    if (chosen.length > 0) assertAllowed(mayChooseStudents(caller));
    assertNoFieldErrors([...checkClass(body, now), ...checkHandOver(caller, body.teacher_id)]);
    const kept = keptClass(body);
    const { company_id, project_id } = course;
    const students = await studentsAmong(transaction, chosen, company_id);
    const count = chosen.length - students.length;
    assertNoFieldErrors([
      ...(await takenFields(transaction, { company_id, course_id: course.id }, kept)),
      ...(await wrongTeacher(transaction, body.teacher_id, { company_id })),
      ...(count > 0 ? [fieldError('student_ids', 'studentsNotOfUnit', { count })] : []),
    ]);
    const owner = { company_id, project_id, course_id: course.id, created_by: caller.id };
    const made = await insertClass(transaction, kept, owner, now);
    await copyCourse(transaction, { classId: made, courseId: course.id });
    await replaceTeacher(transaction, made, { to: body.teacher_id });
    await enrol(transaction, made, students, now);
    const announced = { id: made, ...kept };
    const event = { causedBy: caller.id, now };
    await notifyOfClass(transaction, 'ClassTeacherAssigned', announced, { ...event, to: [body.teacher_id] });
    if (kept.published)
      await notifyOfClass(transaction, 'ClassJoined', announced, { ...event, to: students });
    const details = { name: kept.name, students: students.length };
    await record(
      transaction,
      [{ actorId: caller.id, action: 'class.added', subject: { id: made, company_id }, details }],
      now,
    );
    return made;
  });
  return { data: await fullClass(database, id, caller, now) };
};
