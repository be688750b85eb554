import type { Database } from '../database.ts';
import { defineList } from '../lists/defineList.ts';

/** The units of the platform. */
export const companyList = defineList('listCompanies', {
  from: (database: Database) => database.selectFrom('company'),
  id: 'company.id',
  unit: null,
  fields: {
    company_name: { kind: 'text', column: 'company.name_words' },
    company_email: { kind: 'code', column: 'company.email' },
    field: { kind: 'code', column: 'company.field' },
    is_business: { kind: 'boolean', column: 'company.is_business' },
    id: { kind: 'id', column: 'company.id' },
  },
  fixedField: 'id',
  sorts: { company_name: 'company.sort_key', created_at: 'company.created_at' },
  select: (database: Database) =>
    database
      .selectFrom('company')
      .select(['company.id', 'company.name as company_name', 'company.email as company_email'])
      .select(['company.phone as company_phone', 'company.field', 'company.is_business'])
      .select('company.created_at'),
  row: ({ created_at, ...row }) => ({ ...row, created_at: created_at.toISOString() }),
});
