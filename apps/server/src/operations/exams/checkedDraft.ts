import type { ExamDraft, ExamStatus } from '@sen/api/contract/model';
import { fieldError, type FieldError } from '@sen/domain/errors/FieldError';
import { checkExam, checkUnfinishedExam } from '@sen/domain/exams/checkExam';
import { assertNoFieldErrors } from '../../errors/RefusalError.ts';
import { findCategory } from '../../store/categories/categories.ts';
import type { Database } from '../../store/database.ts';
import { findQuestions } from '../../store/questions/questions.ts';
import type { Scope } from '../../store/lists/scope.ts';

/**
 * The unit of a draft, after checking every reference in it.
 * @throws {RefusalError} validationFailed with an error for each field
 */
export async function checkedDraft(
  database: Database,
  draft: ExamDraft,
  status: ExamStatus,
  scope: Scope,
): Promise<string> {
  const category = await findCategory(database, draft.category_id, 'exam', scope, true);
  const fieldErrors = status === 'draft' ? checkUnfinishedExam(draft) : checkExam(draft);
  const unknown = category
    ? []
    : [fieldError('category_id', 'unknownCategory', { value: draft.category_id })];
  assertNoFieldErrors([
    ...fieldErrors,
    ...unknown,
    ...(await unknownQuestions(database, draft, category?.company_id ?? '0')),
  ]);
  return category?.company_id ?? '0';
}

async function unknownQuestions(
  database: Database,
  { parts }: ExamDraft,
  companyId: string,
): Promise<FieldError[]> {
  const ids = parts.flatMap(({ questions }) => questions.map(({ question_id }) => question_id));
  const known = new Set((await findQuestions(database, ids, companyId)).map(({ id }) => id));
  return parts.flatMap(({ questions }, part) =>
    questions.flatMap(({ question_id }, place) =>
      known.has(question_id)
        ? []
        : [fieldError(`parts.${part}.questions.${place}.question_id`, 'unknownReference')],
    ),
  );
}
