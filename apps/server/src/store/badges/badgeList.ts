import { sql } from 'kysely';
import type { Badge } from '@sen/api/contract/model';
import type { Database } from '../database.ts';
import { defineList } from '../lists/defineList.ts';
import type { ListContext } from '../lists/ListQuery.ts';
import { badgeOf, type BadgeRow, badgeRows, withCourses } from './badges.ts';

/** The badges of a unit. */
export const badgeList = defineList('listBadges', {
  from: (database: Database, { query }: ListContext<'listBadges'>) =>
    database.selectFrom('badge').where('badge.company_id', '=', query.company_id),
  id: 'badge.id',
  unit: 'badge.company_id',
  fields: {
    name: { kind: 'text', column: 'badge.name_words' },
    active: {
      kind: 'custom',
      condition: (values) => sql<boolean>`badge.active::text in (${sql.join(values)})`,
    },
  },
  sorts: { name: 'badge.sort_key', created_at: 'badge.created_at' },
  select: badgeRows,
  row: (row: BadgeRow): Badge => badgeOf(row),
  complete: withCourses,
});
