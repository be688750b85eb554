import type { CategoryKind } from '@sen/domain/categories/categoryKinds';
import type { NamedRow } from '../columns.ts';

export interface CategoryTable extends NamedRow {
  kind: CategoryKind;
  parent_id: string | null;
}

export interface CategoriesTables {
  category: CategoryTable;
}
