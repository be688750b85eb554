import { sql } from 'kysely';
import { childSeparator } from '@sen/domain/categories/categoryPath';

/** The name of `category` for people, as `categoryPath` of packages/domain makes it. */
export const categoryPathName = sql<string>`(coalesce((select parent.name || ${sql.lit(childSeparator)}
  from category parent where parent.id = category.parent_id), '') || category.name)`;
