import { categoryKindOf } from '@sen/domain/categories/categoryKinds';
import { found } from '../../errors/RefusalError.ts';
import { findCategory } from '../../store/categories/categories.ts';
import { childList } from '../../store/categories/categoryList.ts';
import { scopeOf } from '../../store/lists/scope.ts';
import { listOperation } from '../listOperation.ts';
import type { Handler } from '../Operation.ts';

const list = listOperation(childList);

export const listCategoryChildren: Handler<'listCategoryChildren'> = async (call, services) => {
  const { path, caller } = call;
  found(await findCategory(services.database, path.id, categoryKindOf(path.categories), scopeOf(caller)));
  return list(call, services);
};
