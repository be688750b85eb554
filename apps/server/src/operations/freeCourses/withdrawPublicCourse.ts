import { mayEditCourse } from '@sen/domain/courses/mayEditCourse';
import { mayWithdrawPublic } from '@sen/domain/freeCourses/freeCourseRules';
import { assertAllowed, found } from '../../errors/RefusalError.ts';
import { takeCourses } from '../../store/courses/courseChanges.ts';
import { withdrawCourseRequests } from '../../store/freeCourses/courseRequests.ts';
import { findPublicFacts, makePrivate } from '../../store/freeCourses/publicCourses.ts';
import { record } from '../../store/platform/audit.ts';
import type { Handler } from '../Operation.ts';

export const withdrawPublicCourse: Handler<'withdrawPublicCourse'> = async (
  { path: { id }, caller, now },
  { database },
) => {
  await database.transaction().execute(async (transaction) => {
    const course = found((await takeCourses(transaction, [id], caller))[0]);
    assertAllowed(mayEditCourse(caller, course));
    const { course_name, company_id } = course;
    const facts = await findPublicFacts(transaction, id);
    assertAllowed(mayWithdrawPublic({ course_name, ...facts }));
    await withdrawCourseRequests(transaction, { kind: 'public_course', course_id: id }, now);
    if (facts.public_since === null) return;
    await makePrivate(transaction, id);
    const subject = { id, company_id };
    await record(transaction, [{ actorId: caller.id, action: 'course.withdrawn', subject }], now);
  });
  return { data: null };
};
