import { categoryList } from '../../store/categories/categoryList.ts';
import { listOperation } from '../listOperation.ts';
import type { Handler } from '../Operation.ts';

export const listCategories: Handler<'listCategories'> = listOperation(categoryList);
