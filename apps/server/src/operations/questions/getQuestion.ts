import { found } from '../../errors/RefusalError.ts';
import { findQuestions } from '../../store/questions/questions.ts';
import { scopeOf } from '../../store/lists/scope.ts';
import type { Handler } from '../Operation.ts';

export const getQuestion: Handler<'getQuestion'> = async ({ path: { id }, caller }, { database }) => {
  const [question] = await findQuestions(database, [id], scopeOf(caller));
  return { data: found(question) };
};
