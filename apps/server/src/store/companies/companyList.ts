import type { Database } from '../database.ts';
import { defineList } from '../lists/defineList.ts';

/** The units of the platform. */
export const companyList = defineList('listCompanies', {
  from: (database: Database) => database.selectFrom('company'),
  id: 'company.id',
  unit: null,
  fields: { name: { kind: 'text', column: 'company.name_words' } },
  sorts: { name: 'company.sort_key' },
  select: (database: Database) => database.selectFrom('company').select(['company.id', 'company.name']),
  row: (row) => row,
});
