import { mayEditCourse } from '@sen/domain/courses/mayEditCourse';
import { namesAndMore } from '@sen/domain/text/namesAndMore';
import { assertAllowed, RefusalError } from '../../errors/RefusalError.ts';
import { deleteCourses as remove, findTaughtCourse, takeCourses } from '../../store/courses/courseChanges.ts';
import { throwAway } from '../../files/throwAway.ts';
import { recordEach } from '../../store/platform/audit.ts';
import { findBadgedCourse } from '../../store/badges/badgeChanges.ts';
import { findAnsweredCourse } from '../../store/surveys/surveyChanges.ts';
import type { Handler } from '../Operation.ts';

export const deleteCourses: Handler<'deleteCourses'> = async ({ body, caller, language, now }, services) => {
  const ids = [...new Set(body.course_ids)];
  const banners = await services.database.transaction().execute(async (transaction) => {
    const courses = await takeCourses(transaction, ids, caller);
    if (courses.length < ids.length) throw new RefusalError('notFound');
    for (const course of courses) assertAllowed(mayEditCourse(caller, course));
    const taught = await findTaughtCourse(transaction, ids);
    if (taught) {
      const name = courses.find(({ id }) => id === taught.course_id)?.course_name ?? '';
      const classes = namesAndMore(taught.class_names, taught.class_count, language);
      throw new RefusalError('courseHasTheseClasses', { params: { name, classes } });
    }
    const surveyed = await findAnsweredCourse(transaction, ids);
    if (surveyed !== undefined) {
      const name = courses.find(({ id }) => id === surveyed)?.course_name ?? '';
      throw new RefusalError('courseHasSurveyAnswers', { params: { name } });
    }
    const badged = await findBadgedCourse(transaction, ids);
    if (badged) {
      const name = courses.find(({ id }) => id === badged.course_id)?.course_name ?? '';
      throw new RefusalError('courseHasBadges', { params: { name, badges: badged.names.join(', ') } });
    }
    await remove(transaction, courses);
    await recordEach(transaction, 'course.deleted', courses, { by: caller.id, now }, ({ course_name }) => ({
      name: course_name,
    }));
    return courses.map(({ banner_file }) => banner_file);
  });
  for (const banner of banners) await throwAway(banner, services);
  return { data: null };
};
