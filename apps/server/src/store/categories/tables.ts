import type { CategoryKind } from '@sen/domain/categories/categoryKinds';
import type { Id, UniquelyNamed, Dated } from '../columns.ts';

export interface CategoryTable extends UniquelyNamed, Dated {
  id: Id;
  company_id: string;
  kind: CategoryKind;
  parent_id: string | null;
  created_by: string | null;
}

export interface CategoriesTables {
  category: CategoryTable;
}
