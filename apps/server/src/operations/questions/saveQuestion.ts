import type { QuestionDraft } from '@sen/api/contract/model';
import { fieldError } from '@sen/domain/errors/FieldError';
import { editGoesTo } from '@sen/domain/banks/used';
import { checkQuestion } from '@sen/domain/questions/checkQuestion';
import { concealKey } from '@sen/domain/questions/concealKey';
import { mayEditQuestion } from '@sen/domain/questions/mayEditQuestion';
import { assertAllowed, assertNoFieldErrors, found } from '../../errors/RefusalError.ts';
import { findCategory } from '../../store/categories/categories.ts';
import type { Database } from '../../store/database.ts';
import {
  findQuestionFacts,
  findQuestions,
  insertQuestions,
  updateQuestion,
} from '../../store/questions/questions.ts';
import { type Scope, scopeOf } from '../../store/lists/scope.ts';
import type { Handler } from '../Operation.ts';

export const saveQuestion: Handler<'saveQuestion'> = async ({ body, caller, now }, { database }) => {
  const scope = scopeOf(caller);
  const { id: edited, ...draft } = body;
  const id = await database.transaction().execute(async (transaction) => {
    if (edited === undefined) {
      const { company_id, question } = await checkedQuestion(transaction, draft, scope);
      return insert({ ...question, company_id, created_by: caller.id });
    }
    const original = found((await findQuestionFacts(transaction, [edited], scope))[0]);
    assertAllowed(mayEditQuestion(caller, original));
    const { numbering, shuffle, difficulty } = found((await findQuestions(transaction, [edited], scope))[0]);
    const completed = { numbering, shuffle, difficulty, ...draft };
    const { company_id, question } = await checkedQuestion(transaction, completed, original.company_id);
    if (editGoesTo(original) === 'copy')
      return insert({ ...question, company_id, created_by: caller.id, copied_from: original.id });
    await updateQuestion(transaction, original.id, question, now);
    return original.id;

    async function insert(stored: Parameters<typeof insertQuestions>[1][number]): Promise<string> {
      return found((await insertQuestions(transaction, [stored], now))[0]);
    }
  });
  const [saved] = await findQuestions(database, [id], scope);
  return { data: found(saved) };
};

/**
 * The question as it is stored, and its unit.
 * @throws {RefusalError} validationFailed with an error for each field
 */
async function checkedQuestion(database: Database, draft: QuestionDraft, scope: Scope) {
  const category = await findCategory(database, draft.category_id, 'question', scope, true);
  const unknown = category
    ? []
    : [fieldError('category_id', 'unknownCategory', { value: draft.category_id })];
  assertNoFieldErrors([...checkQuestion(draft), ...unknown]);
  const { title, category_id, status, numbering = 'A', shuffle = false, difficulty = null } = draft;
  const facts = { title: title.trim(), category_id, status, numbering, shuffle, difficulty };
  const question = { ...facts, ...concealKey(draft) };
  return { company_id: found(category).company_id, question };
}
