import { RefusalError } from '../../errors/RefusalError.ts';
import { scopeOf } from '../../store/lists/scope.ts';
import { findQuestionFacts, setQuestionErrors } from '../../store/questions/questions.ts';
import type { Handler } from '../Operation.ts';

export const markQuestionErrors: Handler<'markQuestionErrors'> = async ({ body, caller }, { database }) => {
  const ids = [...new Set(body.question_ids)];
  await database.transaction().execute(async (transaction) => {
    const questions = await findQuestionFacts(transaction, ids, scopeOf(caller));
    if (questions.length < ids.length) throw new RefusalError('notFound');
    await setQuestionErrors(transaction, ids, body.check_error);
  });
  return { data: null };
};
