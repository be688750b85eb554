import { mayDeleteQuestion } from '@sen/domain/questions/mayDeleteQuestion';
import { mayDeleteUsed } from '@sen/domain/banks/used';
import { assertAllowed, RefusalError } from '../../errors/RefusalError.ts';
import { deleteQuestions as remove, findQuestionFacts } from '../../store/questions/questions.ts';
import { scopeOf } from '../../store/lists/scope.ts';
import { recordEach } from '../../store/platform/audit.ts';
import type { Handler } from '../Operation.ts';

export const deleteQuestions: Handler<'deleteQuestions'> = async ({ body, caller, now }, { database }) => {
  const ids = [...new Set(body.question_ids)];
  await database.transaction().execute(async (transaction) => {
    const questions = await findQuestionFacts(transaction, ids, scopeOf(caller));
    if (questions.length < ids.length) throw new RefusalError('notFound');
    for (const question of questions) {
      assertAllowed(mayDeleteQuestion(caller, question));
      assertAllowed(mayDeleteUsed(question, 'questionInUse'));
    }
    await remove(transaction, ids);
    await recordEach(transaction, 'question.deleted', questions, { by: caller.id, now });
  });
  return { data: null };
};
