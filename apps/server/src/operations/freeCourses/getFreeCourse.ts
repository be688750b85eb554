import { found } from '../../errors/RefusalError.ts';
import { findFreeCourse } from '../../store/freeCourses/freeCourses.ts';
import type { Handler } from '../Operation.ts';

export const getFreeCourse: Handler<'getFreeCourse'> = async (
  { path: { id }, caller, now },
  { database },
) => ({ data: found(await findFreeCourse(database, id, caller, now)) });
