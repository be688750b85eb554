import { found } from '../../errors/RefusalError.ts';
import { scopeOf } from '../../store/lists/scope.ts';
import { record } from '../../store/platform/audit.ts';
import { findQuestionFacts, findQuestions, insertQuestions } from '../../store/questions/questions.ts';
import type { Handler } from '../Operation.ts';

export const cloneQuestion: Handler<'cloneQuestion'> = async (
  { path: { id }, caller, now },
  { database },
) => {
  const scope = scopeOf(caller);
  const copy = await database.transaction().execute(async (transaction) => {
    const { company_id } = found((await findQuestionFacts(transaction, [id], scope))[0]);
    const original = found((await findQuestions(transaction, [id], scope))[0]);
    const { title, category, numbering, shuffle, difficulty, content, key } = original;
    const owner = { company_id, category_id: category.id, created_by: caller.id, status: 'draft' as const };
    const question = { ...owner, title, numbering, shuffle, difficulty, content, key };
    const made = found((await insertQuestions(transaction, [question], now))[0]);
    const subject = { id: made, company_id };
    const details = { from: id };
    await record(transaction, [{ actorId: caller.id, action: 'question.copied', subject, details }], now);
    return made;
  });
  return { data: found((await findQuestions(database, [copy], scope))[0]) };
};
