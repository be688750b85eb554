import type { QuestionDraft } from '@sen/api/contract/model';
import { fieldError } from '@sen/domain/errors/FieldError';
import { checkQuestion } from '@sen/domain/questions/checkQuestion';
import { concealKey } from '@sen/domain/questions/concealKey';
import type { Caller } from '../../auth/Caller.ts';
import { assertNoFieldErrors, found } from '../../errors/RefusalError.ts';
import { findCategory } from '../../store/categories/categories.ts';
import type { InTransaction } from '../../store/database.ts';
import {
  findQuestionFacts,
  findQuestions,
  insertQuestions,
  type QuestionFacts,
  updateQuestion,
} from '../../store/questions/questions.ts';
import { type Scope, scopeOf } from '../../store/lists/scope.ts';
import type { Handler } from '../Operation.ts';
import { assertMayEdit, saveBankItem } from '../saveBankItem.ts';

export const saveQuestion: Handler<'saveQuestion'> = async ({ body, caller, now }, { database }) => {
  const scope = scopeOf(caller);
  const id = await database.transaction().execute(async (transaction) => {
    const original = body.id === undefined ? undefined : await editedQuestion(transaction, body, caller);
    const draft = original ? await completed(transaction, body, original) : body;
    const { company_id, question } = await checkedQuestion(transaction, draft, original?.company_id ?? scope);
    return saveBankItem(transaction, {
      item: original,
      company_id,
      caller,
      now,
      actions: { new: 'question.added', copy: 'question.copied', itself: 'question.edited' },
      add: async (owner) => found((await insertQuestions(transaction, [{ ...question, ...owner }], now))[0]),
      change: ({ id: own }, event) => updateQuestion(transaction, own, question, event),
    });
  });
  const [saved] = await findQuestions(database, [id], scope);
  return { data: found(saved) };
};

/** The question that a draft changes. */
async function editedQuestion(
  transaction: InTransaction,
  draft: QuestionDraft,
  caller: Caller,
): Promise<QuestionFacts> {
  const question = found((await findQuestionFacts(transaction, [draft.id ?? '0'], scopeOf(caller)))[0]);
  assertMayEdit(question, draft, caller, { changed: 'questionChanged' });
  return question;
}

/** A draft with what it omits as the question has it. */
async function completed(
  transaction: InTransaction,
  draft: QuestionDraft,
  { id, company_id }: QuestionFacts,
): Promise<QuestionDraft> {
  const { numbering, shuffle, difficulty } = found((await findQuestions(transaction, [id], company_id))[0]);
  return { numbering, shuffle, difficulty, ...draft };
}

/**
 * The question as it is stored, and its unit.
 * @throws {RefusalError} validationFailed with an error for each field
 */
async function checkedQuestion(transaction: InTransaction, draft: QuestionDraft, scope: Scope) {
  const category = await findCategory(transaction, draft.category_id, 'question', scope, true);
  const unknown = category
    ? []
    : [fieldError('category_id', 'unknownCategory', { value: draft.category_id })];
  assertNoFieldErrors([...checkQuestion(draft), ...unknown]);
  const { title, category_id, status, numbering = 'A', shuffle = false, difficulty = null } = draft;
  const facts = { title: title.trim(), category_id, status, numbering, shuffle, difficulty };
  const question = { ...facts, ...concealKey(draft) };
  return { company_id: found(category).company_id, question };
}
