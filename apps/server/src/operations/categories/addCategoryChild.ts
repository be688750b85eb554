import { categoryKindOf } from '@sen/domain/categories/categoryKinds';
import { checkCategory } from '@sen/domain/categories/checkCategory';
import { tidySpaces } from '@sen/domain/text/spaces';
import { assertNoFieldErrors, found, orFieldError, RefusalError } from '../../errors/RefusalError.ts';
import { describeCategory } from '../../store/categories/categories.ts';
import { insertCategory, takeCategories } from '../../store/categories/categoryChanges.ts';
import { scopeOf } from '../../store/lists/scope.ts';
import { record } from '../../store/platform/audit.ts';
import type { Handler } from '../Operation.ts';

export const addCategoryChild: Handler<'addCategoryChild'> = async (
  { path: { categories, id: parentId }, body, caller, now },
  { database },
) => {
  const scope = scopeOf(caller);
  const kind = categoryKindOf(categories);
  const id = await database.transaction().execute(async (transaction) => {
    const parent = found((await takeCategories(transaction, [parentId], kind, scope)).get(parentId));
    if (parent.parent_id !== null) throw new RefusalError('categoryTooDeep');
    const { company_id } = parent;
    assertNoFieldErrors(checkCategory({ name: body.name, company_id }, caller));
    const category = { name: tidySpaces(body.name), kind, company_id, created_by: caller.id, parent };
    const added = orFieldError(await insertCategory(transaction, category, now), 'name', 'categoryNameTaken');
    const subject = { id: added, company_id };
    await record(transaction, [{ actorId: caller.id, action: 'category.added', subject }], now);
    return added;
  });
  return { data: found(await describeCategory(database, id, kind, scope)) };
};
