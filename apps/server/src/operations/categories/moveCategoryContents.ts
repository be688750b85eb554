import type { CategoryCount } from '@sen/api/contract/model';
import { categoryKindOf } from '@sen/domain/categories/categoryKinds';
import { categoryPath } from '@sen/domain/categories/categoryPath';
import { checkMove } from '@sen/domain/categories/checkParent';
import { mayEditCategory } from '@sen/domain/categories/mayEditCategory';
import {
  assertAllowed,
  assertNoFieldErrors,
  found,
  orFieldError,
  RefusalError,
} from '../../errors/RefusalError.ts';
import {
  collidingChildren,
  moveChildren,
  takeCategories,
  type TakenCategory,
} from '../../store/categories/categoryChanges.ts';
import { moveUses } from '../../store/categories/categoryUsers.ts';
import type { InTransaction } from '../../store/database.ts';
import { scopeOf } from '../../store/lists/scope.ts';
import { record } from '../../store/platform/audit.ts';
import type { Handler } from '../Operation.ts';
import { removeUnused } from './deleteCategories.ts';

export const moveCategoryContents: Handler<'moveCategoryContents'> = async (
  { path: { categories, id }, body, caller, language, now },
  { database },
) => {
  const kind = categoryKindOf(categories);
  const data = await database.transaction().execute(async (transaction) => {
    const taken = await takeCategories(transaction, [id, body.to], kind, scopeOf(caller));
    const from = found(taken.get(id));
    assertAllowed(mayEditCategory(caller, from));
    const target = taken.get(body.to);
    const to = orFieldError(
      target?.company_id === from.company_id ? target : undefined,
      'to',
      'unknownReference',
    );
    assertNoFieldErrors(checkMove(from, to));
    await assertChildrenFit(transaction, from, to);
    const moved: CategoryCount[] = await moveUses(transaction, kind, {
      from: from.id,
      to: to.id,
      by: caller.id,
      now,
    });
    const count = await moveChildren(transaction, from.id, to, now);
    const subject = { id: from.id, company_id: from.company_id };
    const details = { to: to.id };
    await record(
      transaction,
      [{ actorId: caller.id, action: 'category.contentsMoved', subject, details }],
      now,
    );
    if (body.then_delete)
      await removeUnused(transaction, [{ ...from, child_count: 0 }], { kind, language, by: caller.id, now });
    return count > 0 ? [...moved, { thing: 'child' as const, count }] : moved;
  });
  return { data };
};

async function assertChildrenFit(
  transaction: InTransaction,
  from: TakenCategory,
  to: TakenCategory,
): Promise<void> {
  if (from.child_count === 0) return;
  const names = await collidingChildren(transaction, { from: from.id, to: to.id });
  const parent = to.parent_name === null ? null : { name: to.parent_name };
  if (names.length > 0)
    throw new RefusalError('categoryChildrenCollide', {
      params: { to: categoryPath(to.name, parent), names: names.join(', ') },
    });
}
