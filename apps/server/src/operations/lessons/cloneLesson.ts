import { copyTitle } from '@sen/domain/exams/copyTitle';
import { keptLesson } from '@sen/domain/lessons/checkLesson';
import { draftOfLesson } from '@sen/domain/lessons/draftOfLesson';
import { found } from '../../errors/RefusalError.ts';
import { insertLesson, replaceFiles, takeLessons } from '../../store/lessons/lessonChanges.ts';
import { findLesson } from '../../store/lessons/lessons.ts';
import { record } from '../../store/platform/audit.ts';
import type { Handler } from '../Operation.ts';

export const cloneLesson: Handler<'cloneLesson'> = async (
  { path: { id }, caller, language, now },
  { database },
) => {
  const copy = await database.transaction().execute(async (transaction) => {
    const { company_id } = found((await takeLessons(transaction, [id], caller))[0]);
    const draft = draftOfLesson(found(await findLesson(transaction, id, caller)));
    const name = copyTitle(draft.name, language);
    const lesson = { ...keptLesson({ ...draft, name }), status: 'draft' as const };
    const owner = { company_id, created_by: caller.id, copied_from: null };
    const made = await insertLesson(transaction, lesson, owner, now);
    await replaceFiles(transaction, made, draft.attachments);
    const subject = { id: made, company_id };
    const details = { from: id };
    await record(transaction, [{ actorId: caller.id, action: 'lesson.copied', subject, details }], now);
    return made;
  });
  return { data: found(await findLesson(database, copy, caller)) };
};
