import { sql } from 'kysely';
import type { CompanyRow, Query } from '@sen/api/contract/model';
import type { Caller } from '../../auth/Caller.ts';
import { found } from '../../errors/RefusalError.ts';
import type { Database } from '../database.ts';
import type { Order, PageQuery } from '../lists/page.ts';
import { type Filters, containsAnyText } from '../lists/search.ts';

/** The unit that what a caller makes belongs to: the own one; of a super-admin, who has none, the oldest. */
export async function unitOf(database: Database, { company_id }: Caller): Promise<string> {
  if (company_id !== null) return company_id;
  const oldest = await database.selectFrom('company').select('id').orderBy('id').limit(1).executeTakeFirst();
  return found(oldest).id;
}

export interface CompanyList extends PageQuery {
  filters: Filters<NonNullable<Query<'listCompanies'>['fieldName[]']>[number]>;
  order: Order;
}

/** The units by name, in Vietnamese order. */
export async function listCompanies(
  database: Database,
  { filters, order, page, limit }: CompanyList,
): Promise<{ rows: CompanyRow[]; total: number }> {
  const filtered = database
    .selectFrom('company')
    .$if(filters.name !== undefined, (query) =>
      query.where(containsAnyText('name_fold', filters.name ?? [])),
    );
  const { total } = await filtered.select(sql<number>`count(*)::int`.as('total')).executeTakeFirstOrThrow();
  const rows = await filtered
    .select(['id', 'name'])
    .orderBy('sort_key', order)
    .orderBy('id', order)
    .limit(limit)
    .offset((page - 1) * limit)
    .execute();
  return { rows, total };
}

export async function findCompany(
  database: Database,
  id: string,
): Promise<{ id: string; name: string } | undefined> {
  return database.selectFrom('company').select(['id', 'name']).where('id', '=', id).executeTakeFirst();
}
