import { found, RefusalError } from '../../errors/RefusalError.ts';
import { withdrawCourseRequests } from '../../store/freeCourses/courseRequests.ts';
import { findFreeCourse } from '../../store/freeCourses/freeCourses.ts';
import type { Handler } from '../Operation.ts';

export const withdrawFreeCourseRequest: Handler<'withdrawFreeCourseRequest'> = async (
  { path: { id }, caller, now },
  { database },
) => {
  // One statement, so that a decision at the same time wins or loses as a whole.
  const withdrawn = await withdrawCourseRequests(
    database,
    { kind: 'free_course', course_id: id, user_id: caller.id },
    now,
  );
  if (withdrawn) return { data: null };
  found(await findFreeCourse(database, id, caller, now));
  throw new RefusalError('nothingToWithdraw');
};
