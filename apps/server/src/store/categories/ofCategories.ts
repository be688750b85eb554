import { type RawBuilder, sql } from 'kysely';
import { idOf } from '../lists/fieldConditions.ts';

/** The condition that a thing is in one of these categories or in a child of one. */
export function ofCategories(column: string, ids: readonly string[]): RawBuilder<boolean> {
  const wanted = sql.join(ids.map(idOf));
  return sql<boolean>`${sql.ref(column)} in (select id from category where id in (${wanted}) or parent_id in (${wanted}))`;
}
