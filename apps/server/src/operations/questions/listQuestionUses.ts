import { found } from '../../errors/RefusalError.ts';
import { scopeOf } from '../../store/lists/scope.ts';
import { findQuestions } from '../../store/questions/questions.ts';
import { findQuestionUses } from '../../store/questions/questionUses.ts';
import type { Handler } from '../Operation.ts';

export const listQuestionUses: Handler<'listQuestionUses'> = async (
  { path: { id }, caller },
  { database },
) => {
  found((await findQuestions(database, [id], scopeOf(caller)))[0]);
  return { data: await findQuestionUses(database, id, caller) };
};
