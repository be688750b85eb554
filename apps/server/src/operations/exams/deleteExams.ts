import { mayDeleteItem } from '@sen/domain/banks/mayEditItem';
import { mayDeleteUsed } from '@sen/domain/banks/used';
import { namesAndMore } from '@sen/domain/text/namesAndMore';
import { assertAllowed, RefusalError } from '../../errors/RefusalError.ts';
import { examInClasses } from '../../store/classes/courseSnapshot.ts';
import { examInCourses } from '../../store/courses/courseReferences.ts';
import { deleteExams as remove, findExamFacts } from '../../store/exams/exams.ts';
import { scopeOf } from '../../store/lists/scope.ts';
import { recordEach } from '../../store/platform/audit.ts';
import type { Handler } from '../Operation.ts';

export const deleteExams: Handler<'deleteExams'> = async ({ body, caller, language, now }, { database }) => {
  const ids = [...new Set(body.survey_ids)];
  await database.transaction().execute(async (transaction) => {
    const exams = await findExamFacts(transaction, ids, scopeOf(caller), true);
    if (exams.length < ids.length) throw new RefusalError('notFound');
    for (const exam of exams) {
      assertAllowed(mayDeleteItem(caller, exam));
      assertAllowed(mayDeleteUsed(exam, 'examInUse'));
    }
    const used = await examInCourses(transaction, ids);
    if (used)
      throw new RefusalError('examInCourses', {
        params: {
          title: used.title,
          courses: namesAndMore(used.courses.slice(0, 5), used.courses.length, language),
        },
      });
    const taught = await examInClasses(transaction, ids);
    if (taught)
      throw new RefusalError('examInClasses', {
        params: {
          title: taught.title,
          classes: namesAndMore(taught.classes.slice(0, 5), taught.classes.length, language),
        },
      });
    await remove(transaction, ids);
    await recordEach(transaction, 'exam.deleted', exams, { by: caller.id, now }, ({ title }) => ({ title }));
  });
  return { data: null };
};
