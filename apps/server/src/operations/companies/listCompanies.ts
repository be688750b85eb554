import { listCompanies as findCompanies } from '../../store/companies/companies.ts';
import { envelope, filtersOf, pageOf } from '../listQuery.ts';
import type { Handler } from '../Operation.ts';

export const listCompanies: Handler<'listCompanies'> = async ({ query }, { database }) => {
  const page = pageOf(query);
  const { filters } = filtersOf(query);
  const order = query.order ?? 'asc';
  const { rows, total } = await findCompanies(database, { ...page, filters, order });
  return envelope(rows, total, page);
};
