import type { DrawRule } from '@sen/api/contract/model';
import { checkDrawRules, type Drawable } from '@sen/domain/exams/drawRules';
import { assertNoFieldErrors, RefusalError } from '../../errors/RefusalError.ts';
import type { Database } from '../../store/database.ts';
import { countQuestionCategories, findDrawable } from '../../store/exams/drawable.ts';
import type { Scope } from '../../store/lists/scope.ts';

/**
 * The questions that these rules may draw from.
 * @throws {RefusalError} notFound for a category that is not in scope; validationFailed for rules that contradict themselves
 */
export async function drawPool(
  database: Database,
  { rules, except = [] }: { rules: readonly DrawRule[]; except?: readonly string[] },
  scope: Scope,
): Promise<Drawable[]> {
  assertNoFieldErrors(checkDrawRules(rules));
  const categories = [...new Set(rules.flatMap(({ category_ids }) => category_ids))];
  if ((await countQuestionCategories(database, categories, scope)) < categories.length)
    throw new RefusalError('notFound');
  return findDrawable(database, categories, scope, except);
}
