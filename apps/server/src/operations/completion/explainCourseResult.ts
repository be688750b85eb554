import { found } from '../../errors/RefusalError.ts';
import { findClassCertificate } from '../../store/certificates/classCertificate.ts';
import { findClass } from '../../store/classes/classes.ts';
import { findStudentOf } from '../../store/classes/studentWork.ts';
import { explainResult } from '../../store/completion/explainResult.ts';
import type { Handler } from '../Operation.ts';

export const explainCourseResult: Handler<'explainCourseResult'> = async (
  { path: { id, user_id }, caller, now },
  { database },
) => {
  const isOwn = caller.id === user_id;
  const classroom = found(await findClass(database, caller, id, now));
  const who = found(
    caller.role === 'student' && !isOwn ? undefined : await findStudentOf(database, id, user_id),
  );
  const reader = isOwn ? 'student' : 'staff';
  const explained = found(
    who.in_class ? await explainResult(database, { classId: id, userId: user_id, reader }, now) : undefined,
  );
  const { id: studentId, name, avatar } = who.student;
  return {
    data: {
      student: { id: studentId, name, avatar },
      classroom_id: classroom.id,
      classroom_name: classroom.classroom_name,
      course_id: classroom.course_id,
      course_name: classroom.course_name,
      ...explained,
      certificate: await findClassCertificate(database, { classId: id, userId: user_id }, now),
    },
  };
};
