import { Refused } from '../../errors/Refused.ts';
import { deleteQuestions as remove, findQuestions } from '../../store/questions.ts';
import { scopeOf } from '../../store/scope.ts';
import type { Handler } from '../Operation.ts';

export const deleteQuestions: Handler<'deleteQuestions'> = async ({ body, caller }, { database }) => {
  const ids = [...new Set(body.question_ids)];
  const scope = scopeOf(caller);
  await database.transaction().execute(async (transaction) => {
    const questions = await findQuestions(transaction, ids, scope);
    if (questions.length < ids.length) throw new Refused('notFound');
    const used = questions.find(({ in_use }) => in_use);
    if (used) throw new Refused('questionInUse', { params: { title: used.title } });
    await remove(transaction, ids, scope);
  });
  return { data: null };
};
