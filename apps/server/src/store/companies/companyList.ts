import type { Database } from '../database.ts';
import { defineList } from '../lists/defineList.ts';

/** The units of the platform. */
export const companyList = defineList('listCompanies', {
  from: (database: Database) => database.selectFrom('company'),
  id: 'company.id',
  unit: null,
  fields: {
    company_name: { kind: 'text', column: 'company.name_words' },
    id: { kind: 'id', column: 'company.id' },
  },
  fixedField: 'id',
  sorts: { company_name: 'company.sort_key' },
  select: (database: Database) =>
    database.selectFrom('company').select(['company.id', 'company.name as company_name']),
  row: (row) => row,
});
