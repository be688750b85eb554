import { mayDeleteItem } from '@sen/domain/banks/mayEditItem';
import { namesAndMore } from '@sen/domain/text/namesAndMore';
import { assertAllowed, RefusalError } from '../../errors/RefusalError.ts';
import { deleteLessons as remove, takeLessons } from '../../store/lessons/lessonChanges.ts';
import { findUsedLesson } from '../../store/lessons/lessons.ts';
import { recordEach } from '../../store/platform/audit.ts';
import type { Handler } from '../Operation.ts';

export const deleteLessons: Handler<'deleteLessons'> = async (
  { body, caller, language, now },
  { database },
) => {
  const ids = [...new Set(body.lesson_ids)];
  await database.transaction().execute(async (transaction) => {
    const lessons = await takeLessons(transaction, ids, caller);
    if (lessons.length < ids.length) throw new RefusalError('notFound');
    for (const lesson of lessons) assertAllowed(mayDeleteItem(caller, lesson));
    const names = ({ users }: { users: string[] }) => namesAndMore(users.slice(0, 5), users.length, language);
    const taught = await findUsedLesson(transaction, ids, 'classroom');
    if (taught)
      throw new RefusalError('lessonInClasses', { params: { name: taught.name, classes: names(taught) } });
    const used = await findUsedLesson(transaction, ids, 'course');
    if (used)
      throw new RefusalError('lessonInCourses', { params: { name: used.name, courses: names(used) } });
    await remove(transaction, ids);
    await recordEach(transaction, 'lesson.deleted', lessons, { by: caller.id, now });
  });
  return { data: null };
};
