import { RefusalError } from '../../errors/RefusalError.ts';
import { writePaper } from '../../papers/writePaper.ts';
import { scopeOf } from '../../store/lists/scope.ts';
import { questionTitles } from '../../store/questions/questions.ts';
import type { Handler } from '../Operation.ts';
import { listedQuestions } from './exportedQuestions.ts';

export const exportQuestions: Handler<'exportQuestions'> = async (
  { body, caller, language },
  { database },
) => {
  const ids = [...new Set(body.question_ids)];
  const scope = scopeOf(caller);
  // A refusal comes before the first byte of the file.
  if ((await questionTitles(database, ids, scope)).length < ids.length) throw new RefusalError('notFound');
  return writePaper(body.format, listedQuestions(database, ids, scope), language);
};
