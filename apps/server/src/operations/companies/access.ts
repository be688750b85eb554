import type { AreaAccess, MakeThing } from '../../testing/access/AccessRow.ts';

/** The unit itself. */
export const unit: MakeThing = async ({ unit: { id, company_name } }) => ({ id, mark: company_name, of: {} });

export const access = {
  listCompanies: {
    cells: { 'super-admin': '...0' },
    make: unit,
    lists: true,
    call: () => ({ query: { limit: 100 } }),
  },
} satisfies AreaAccess<'companies'>;
