import { sql } from 'kysely';
import type { BadgePerson } from '@sen/api/contract/model';
import type { Database } from '../database.ts';
import { defineList } from '../lists/defineList.ts';
import type { ListContext } from '../lists/ListQuery.ts';
import { findRule } from './badgeRules.ts';
import { progressOf } from './badgeFacts.ts';

type Context = ListContext<'listBadgePeople'>;

const awardedAt = ({ path }: Context) =>
  sql<Date | null>`(select awarded_at from badge_award where badge_id = ${path.id} and user_id = user_account.id)`;

const nothing = { completed_course_count: 0, join_days: 0, is_met: false };

/** The students of a badge's unit, and whoever has it, with their progress by its rule as it is now. */
export const badgePeopleList = defineList('listBadgePeople', {
  from: (database: Database, context: Context) =>
    database.selectFrom('user_account').where(
      sql<boolean>`(${awardedAt(context)} is not null or (role = 'student' and status <> 'locked'
        and company_id = (select company_id from badge where badge.id = ${context.path.id})))`,
    ),
  id: 'user_account.id',
  unit: null,
  fields: {
    name: { kind: 'text', column: 'user_account.name_words' },
    awarded: {
      kind: 'custom',
      condition: (values, context) =>
        sql<boolean>`(${awardedAt(context)} is not null)::text in (${sql.join(values)})`,
    },
  },
  sorts: {
    // Those who do not have it come after those who do.
    awarded_at: { by: awardedAt, nulls: 'lowest' },
    name: 'user_account.given_name_key',
  },
  select: (database: Database, context: Context) =>
    database
      .selectFrom('user_account')
      .select(['user_account.id', 'name', 'avatar', 'email'])
      .select(awardedAt(context).as('awarded_at')),
  row: ({ awarded_at, ...row }): BadgePerson => ({
    ...row,
    awarded_at: awarded_at?.toISOString() ?? null,
    progress: nothing,
  }),
  complete: async (rows, database, { path, now }) => {
    const rule = await findRule(database, path.id);
    if (!rule) return rows;
    const progress = await progressOf(
      database,
      rule,
      rows.map(({ id }) => id),
      now,
    );
    return rows.map((row) => {
      const of = progress.get(row.id);
      return of
        ? {
            ...row,
            progress: {
              completed_course_count: of.counted.length,
              join_days: of.joined_days,
              is_met: of.is_met,
            },
          }
        : row;
    });
  },
});
