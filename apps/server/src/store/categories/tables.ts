import type { Id, Named, Dated } from '../columns.ts';

export interface CategoryTable extends Named, Dated {
  id: Id;
  company_id: string;
  kind: 'question' | 'exam';
  parent_id: string | null;
  created_by: string | null;
}

export interface CategoriesTables {
  category: CategoryTable;
}
