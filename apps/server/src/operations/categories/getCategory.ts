import { categoryKindOf } from '@sen/domain/categories/categoryKinds';
import { found } from '../../errors/RefusalError.ts';
import { describeCategory } from '../../store/categories/categories.ts';
import { scopeOf } from '../../store/lists/scope.ts';
import type { Handler } from '../Operation.ts';

export const getCategory: Handler<'getCategory'> = async (
  { path: { categories, id }, caller },
  { database },
) => ({
  data: found(await describeCategory(database, id, categoryKindOf(categories), scopeOf(caller))),
});
