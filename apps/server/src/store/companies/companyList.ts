import type { Query } from '@sen/api/contract/model';
import { sql } from 'kysely';
import type { Database } from '../database.ts';
import { defineList } from '../lists/defineList.ts';
import type { ListContext } from '../lists/ListQuery.ts';
import { deletionOf, notPurged } from './companies.ts';
import { liveUnits } from './liveUnits.ts';

/** The units of the platform. */
export const companyList = defineList('listCompanies', {
  from: (database: Database, { now, query }: ListContext<'listCompanies'>) =>
    asksForDeleted(query)
      ? database.selectFrom('company').where('company.deleted_at', 'is not', null).where(notPurged(now))
      : liveUnits(database),
  id: 'company.id',
  unit: null,
  fields: {
    company_name: { kind: 'text', column: 'company.name_words' },
    company_email: { kind: 'code', column: 'company.email' },
    field: { kind: 'text', column: 'company.field_words' },
    is_business: { kind: 'boolean', column: 'company.is_business' },
    id: { kind: 'id', column: 'company.id' },
    created_at: { kind: 'time', column: 'company.created_at' },
    deleted: {
      kind: 'custom',
      condition: (values) => sql<boolean>`(company.deleted_at is not null)::text in (${sql.join(values)})`,
    },
  },
  fixedField: 'id',
  sorts: { company_name: 'company.sort_key', created_at: 'company.created_at' },
  select: (database: Database) =>
    database
      .selectFrom('company')
      .select(['company.id', 'company.name as company_name', 'company.email as company_email'])
      .select(['company.phone as company_phone', 'company.field', 'company.is_business'])
      .select(['company.created_at', 'company.deleted_at']),
  row: ({ created_at, deleted_at, ...row }) => ({
    ...row,
    created_at: created_at.toISOString(),
    ...deletionOf(deleted_at),
  }),
});

/** Deleted units are listed only when asked for. */
function asksForDeleted(query: Query<'listCompanies'>): boolean {
  const values = query['keyword[]'] ?? [];
  return (query['fieldName[]'] ?? []).some((field, place) => field === 'deleted' && values[place] === 'true');
}
