import { mayLockItem } from '@sen/domain/banks/mayEditItem';
import { mayLockLessons } from '@sen/domain/lessons/lessonVerbs';
import { assertAllowed, RefusalError } from '../../errors/RefusalError.ts';
import { setStatus } from '../../store/banks/setStatus.ts';
import { takeLessons } from '../../store/lessons/lessonChanges.ts';
import { recordEach } from '../../store/platform/audit.ts';
import type { Handler } from '../Operation.ts';

export const lockLessons: Handler<'lockLessons'> = async ({ body, caller, now }, { database }) => {
  const ids = [...new Set(body.lesson_ids)];
  await database.transaction().execute(async (transaction) => {
    const lessons = await takeLessons(transaction, ids, caller);
    if (lessons.length < ids.length) throw new RefusalError('notFound');
    for (const lesson of lessons) assertAllowed(mayLockItem(caller, lesson));
    assertAllowed(mayLockLessons(lessons, body.lock));
    await setStatus(transaction, 'lesson', ids, body.lock ? 'locked' : 'unlocked', now);
    const action = body.lock ? 'lesson.locked' : 'lesson.unlocked';
    await recordEach(transaction, action, lessons, { by: caller.id, now });
  });
  return { data: null };
};
