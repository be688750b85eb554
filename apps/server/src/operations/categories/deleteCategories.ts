import type { Language } from '@sen/api/contract/model';
import { type CategoryKind, categoryKindOf } from '@sen/domain/categories/categoryKinds';
import { describeUses } from '@sen/domain/categories/describeUses';
import { mayEditCategory } from '@sen/domain/categories/mayEditCategory';
import { assertAllowed, RefusalError } from '../../errors/RefusalError.ts';
import {
  deleteCategories as remove,
  takeCategories,
  type TakenCategory,
} from '../../store/categories/categoryChanges.ts';
import { countUses } from '../../store/categories/categoryUsers.ts';
import type { InTransaction } from '../../store/database.ts';
import { scopeOf } from '../../store/lists/scope.ts';
import { recordEach } from '../../store/platform/audit.ts';
import type { Handler } from '../Operation.ts';

export const deleteCategories: Handler<'deleteCategories'> = async (
  { path, body, caller, language, now },
  { database },
) => {
  const kind = categoryKindOf(path.categories);
  const ids = [...new Set(body.category_ids)];
  await database.transaction().execute(async (transaction) => {
    const categories = await takeCategories(transaction, ids, kind, scopeOf(caller));
    if (categories.size < ids.length) throw new RefusalError('notFound');
    for (const category of categories.values()) assertAllowed(mayEditCategory(caller, category));
    await removeUnused(transaction, [...categories.values()], { kind, language, by: caller.id, now });
  });
  return { data: null };
};

/**
 * Deletes locked categories that nothing but each other uses.
 * @throws {RefusalError} categoryInUse, with what uses the first one
 */
export async function removeUnused(
  transaction: InTransaction,
  categories: readonly TakenCategory[],
  { kind, language, by, now }: { kind: CategoryKind; language: Language; by: string; now: Date },
): Promise<void> {
  const ids = categories.map(({ id }) => id);
  const counts = await countUses(transaction, kind, ids);
  for (const { id, name, child_count } of categories) {
    const staying = child_count - categories.filter(({ parent_id }) => parent_id === id).length;
    const uses = [
      ...(counts.get(id) ?? []),
      ...(staying > 0 ? [{ thing: 'child' as const, count: child_count }] : []),
    ];
    if (uses.length > 0)
      throw new RefusalError('categoryInUse', { params: { name, uses: describeUses(uses, language) } });
  }
  await remove(transaction, ids);
  await recordEach(transaction, 'category.deleted', categories, { by, now }, ({ name }) => ({ name }));
}
