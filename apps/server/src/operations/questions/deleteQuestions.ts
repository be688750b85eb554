import { mayDeleteQuestion } from '@sen/domain/questions/mayDeleteQuestion';
import { mayDeleteUsed } from '@sen/domain/exams/used';
import { demand, Refused } from '../../errors/Refused.ts';
import { deleteQuestions as remove, findQuestionFacts } from '../../store/questions.ts';
import { scopeOf } from '../../store/scope.ts';
import type { Handler } from '../Operation.ts';

export const deleteQuestions: Handler<'deleteQuestions'> = async ({ body, caller }, { database }) => {
  const ids = [...new Set(body.question_ids)];
  await database.transaction().execute(async (transaction) => {
    const questions = await findQuestionFacts(transaction, ids, scopeOf(caller));
    if (questions.length < ids.length) throw new Refused('notFound');
    for (const question of questions) {
      demand(mayDeleteQuestion(caller, question));
      demand(mayDeleteUsed(question, 'questionInUse'));
    }
    await remove(transaction, ids);
  });
  return { data: null };
};
