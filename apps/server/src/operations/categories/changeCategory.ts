import { withinCompany } from '@sen/domain/access/scope';
import { type CategoryKind, categoryKindOf } from '@sen/domain/categories/categoryKinds';
import { categoryPath } from '@sen/domain/categories/categoryPath';
import { checkCategory } from '@sen/domain/categories/checkCategory';
import { checkParent } from '@sen/domain/categories/checkParent';
import { mayEditCategory } from '@sen/domain/categories/mayEditCategory';
import { fieldError } from '@sen/domain/errors/FieldError';
import { tidySpaces } from '@sen/domain/text/spaces';
import {
  assertAllowed,
  assertNoFieldErrors,
  found,
  orFieldError,
  RefusalError,
} from '../../errors/RefusalError.ts';
import { describeCategory } from '../../store/categories/categories.ts';
import {
  isNameTaken,
  takeCategories,
  type TakenCategory,
  updateCategory,
} from '../../store/categories/categoryChanges.ts';
import { countUses } from '../../store/categories/categoryUsers.ts';
import { findCompany } from '../../store/companies/companies.ts';
import type { Database } from '../../store/database.ts';
import { scopeOf } from '../../store/lists/scope.ts';
import { record } from '../../store/platform/audit.ts';
import type { Handler } from '../Operation.ts';

export const changeCategory: Handler<'changeCategory'> = async (
  { path: { categories, id }, body, caller, now },
  { database },
) => {
  const scope = scopeOf(caller);
  const kind = categoryKindOf(categories);
  await database.transaction().execute(async (transaction) => {
    const ids = body.parent_id ? [id, body.parent_id] : [id];
    const taken = await takeCategories(transaction, ids, kind, scope);
    const category = found(taken.get(id));
    assertAllowed(mayEditCategory(caller, category));
    assertCurrent(category, body.version);
    const company_id = body.company_id ?? category.company_id;
    assertNoFieldErrors(checkCategory({ name: body.name, company_id }, caller));
    assertAllowed(withinCompany(caller, { company_id }));
    if (company_id !== category.company_id)
      await assertUnitMayChange(transaction, category, { kind, company_id });
    const wanted = body.parent_id === undefined ? category.parent_id : body.parent_id;
    const parent =
      wanted === category.parent_id
        ? await currentParent()
        : checkedParent(category, wanted === null ? null : taken.get(wanted));
    const name = tidySpaces(body.name);
    if (await isNameTaken(transaction, { id, name, kind, company_id }, parent?.id ?? null))
      assertNoFieldErrors([fieldError('name', 'categoryNameTaken')]);
    await updateCategory(transaction, category, { name, company_id, parent }, now);
    const subject = { id, company_id };
    await record(transaction, [{ actorId: caller.id, action: 'category.edited', subject }], now);

    async function currentParent() {
      const { parent_id } = category;
      if (parent_id === null) return null;
      return found((await takeCategories(transaction, [parent_id], kind, scope)).get(parent_id));
    }
  });
  return { data: found(await describeCategory(database, id, kind, scope)) };
};

function assertCurrent({ name, parent_name, version }: TakenCategory, edited: number | undefined): void {
  if (edited === undefined || edited === version) return;
  const parent = parent_name === null ? null : { name: parent_name };
  throw new RefusalError('categoryChanged', { params: { name: categoryPath(name, parent) } });
}

/** @throws {RefusalError} for a parent of another kind or unit, as for an unknown one, and for one that breaks the two levels */
function checkedParent(category: TakenCategory, parent: TakenCategory | null | undefined) {
  if (parent === null) return null;
  const known = orFieldError(
    parent?.company_id === category.company_id ? parent : undefined,
    'parent_id',
    'unknownReference',
  );
  assertNoFieldErrors(checkParent(category, known));
  return known;
}

/** What uses a category is of its unit, and stays there. */
async function assertUnitMayChange(
  database: Database,
  { id, parent_id, child_count }: TakenCategory,
  { kind, company_id }: { kind: CategoryKind; company_id: string },
): Promise<void> {
  orFieldError(await findCompany(database, company_id), 'company_id', 'unknownReference');
  const isUsed = child_count > 0 || (await countUses(database, kind, [id])).size > 0;
  if (isUsed || parent_id !== null) assertNoFieldErrors([fieldError('company_id', 'categoryUnitFixed')]);
}
