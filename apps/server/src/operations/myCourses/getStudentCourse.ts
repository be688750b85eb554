import { found } from '../../errors/RefusalError.ts';
import { findStudentCourse } from '../../store/myCourses/studentCourses.ts';
import type { Handler } from '../Operation.ts';

export const getStudentCourse: Handler<'getStudentCourse'> = async (
  { path: { id }, caller, now },
  { database },
) => ({ data: found(await findStudentCourse(database, id, caller, now)) });
