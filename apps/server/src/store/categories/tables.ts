import type { Generated } from 'kysely';
import type { CategoryKind } from '@sen/domain/categories/categoryKinds';
import type { NamedRow } from '../columns.ts';

export interface CategoryTable extends NamedRow {
  kind: CategoryKind;
  /** A category without a parent, of the same kind and unit. The sort key of a child begins with its parent's (`childSortKey`). */
  parent_id: string | null;
  version: Generated<number>;
}

export interface CategoriesTables {
  category: CategoryTable;
}
