import { categoryOptions } from '../../store/categories/categories.ts';
import { scopeOf } from '../../store/lists/scope.ts';
import type { Handler } from '../Operation.ts';

export const listExamCategories: Handler<'listExamCategories'> = async ({ caller }, { database }) => ({
  data: await categoryOptions(database, 'exam', scopeOf(caller)),
});
