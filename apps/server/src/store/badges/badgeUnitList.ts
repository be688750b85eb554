import { sql } from 'kysely';
import type { BadgeUnit } from '@sen/api/contract/model';
import type { Database } from '../database.ts';
import { defineList } from '../lists/defineList.ts';

/** The units with the numbers of their badges. */
export const badgeUnitList = defineList('listBadgeUnits', {
  from: (database: Database) => database.selectFrom('company'),
  id: 'company.id',
  unit: 'company.id',
  fields: { company_name: { kind: 'text', column: 'company.name_words' } },
  sorts: { company_name: 'company.sort_key' },
  select: (database: Database) =>
    database
      .selectFrom('company')
      .select(['company.id', 'company.name as company_name'])
      .select(
        sql<number>`(select count(*)::int from badge where badge.company_id = company.id)`.as('badge_count'),
      )
      .select(
        sql<number>`(select count(*)::int from badge_award join badge on badge.id = badge_award.badge_id
          where badge.company_id = company.id)`.as('award_count'),
      ),
  row: (row: BadgeUnit): BadgeUnit => row,
});
