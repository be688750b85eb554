import { finding } from '@sen/domain/errors/Finding';
import { checkQuestion } from '@sen/domain/questions/checkQuestion';
import { concealKey } from '@sen/domain/questions/concealKey';
import { found, demandNone } from '../../errors/Refused.ts';
import { findCategory } from '../../store/categories.ts';
import { findQuestions, insertQuestions } from '../../store/questions.ts';
import { scopeOf } from '../../store/scope.ts';
import type { Handler } from '../Operation.ts';

export const createQuestion: Handler<'createQuestion'> = async ({ body, caller, now }, { database }) => {
  const scope = scopeOf(caller);
  const category = await findCategory(database, body.category_id, 'question', scope);
  demandNone([...checkQuestion(body), ...(category ? [] : [finding('category_id', 'unknownCategory')])]);
  const { company_id } = found(category);
  const { title, status, numbering = 'A', shuffle = false } = body;
  const question = { company_id, category_id: body.category_id, created_by: caller.id };
  const stored = { ...question, title: title.trim(), status, numbering, shuffle, ...concealKey(body) };
  const ids = await insertQuestions(database, [stored], now);
  const [made] = await findQuestions(database, ids, scope);
  return { data: found(made) };
};
