import { sql } from 'kysely';
import type { Theme } from '@sen/api/contract/model';
import type { Caller } from '../../auth/Caller.ts';
import { categoryPathName } from '../categories/categoryPathName.ts';
import { ofLiveUnit } from '../companies/liveUnits.ts';
import type { Database } from '../database.ts';
import { isOpenTo } from './readTopics.ts';

const most = 500;

/**
 * The themes in which the caller may write, and those of other units with topics that the caller reads. Themes of several units with one
 * name are one to a reader: that of the own unit, or the oldest.
 */
export async function listThemes(database: Database, caller: Caller): Promise<Theme[]> {
  const isOwn =
    caller.role === 'super-admin' ? sql`true` : sql`category.company_id = ${caller.company_id ?? '0'}`;
  const { rows } = await sql<Theme>`
    with theme as (
      select category.id, category.company_id, category.sort_key, ${categoryPathName} as name,
        category.name_fold || ' ' || coalesce((select above.name_fold from category above
          where above.id = category.parent_id), '') as fold,
        coalesce(${isOwn}, false) as own,
        (select count(*)::int from forum_topic topic where topic.category_id = category.id and ${isOpenTo(caller)}) as topics
      from category where category.kind = 'topic' and ${ofLiveUnit('category.company_id')})
    select distinct on (sort_key, fold) id::text, name,
      (select company.name from company where company.id = theme.company_id) as company_name,
      (sum(topics) over (partition by fold))::int as topic_count, own as open
    from theme where own or topics > 0
    order by sort_key, fold, own desc, id limit ${most}`.execute(database);
  return rows;
}

/** A theme with its unit: the caller's own, or for a super-admin any. */
export async function findTheme(
  database: Database,
  id: string,
  caller: Caller,
): Promise<{ company_id: string } | undefined> {
  return database
    .selectFrom('category')
    .select('company_id')
    .where('id', '=', id)
    .where('kind', '=', 'topic')
    .where(ofLiveUnit('category.company_id'))
    .$if(caller.role !== 'super-admin', (query) => query.where('company_id', '=', caller.company_id ?? '0'))
    .executeTakeFirst();
}
