import { categoryOptions } from '../../store/categories/categories.ts';
import { scopeOf } from '../../store/lists/scope.ts';
import type { Handler } from '../Operation.ts';

export const listQuestionCategories: Handler<'listQuestionCategories'> = async (
  { caller },
  { database },
) => ({
  data: await categoryOptions(database, 'question', scopeOf(caller)),
});
