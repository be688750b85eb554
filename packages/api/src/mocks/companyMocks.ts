import type { Company, CompanyRow } from '../contract/model';
import { companies, deletedCompany } from '../fixtures/companies';
import { http } from './http';
import { page } from './page';

const rowOf = (company: Company): CompanyRow => {
  const { id, company_name, company_email, company_phone, field, is_business } = company;
  const { created_at, deleted_at, restorable_until } = company;
  return {
    id,
    company_name,
    company_email,
    company_phone,
    field,
    is_business,
    created_at,
    deleted_at,
    restorable_until,
  };
};

export const companyMocks = [
  http.get('/companies', ({ query, response }) =>
    response(200).json(
      page((query.getAll('fieldName[]').includes('deleted') ? [deletedCompany] : companies).map(rowOf)),
    ),
  ),
  http.get('/companies/deletion', ({ response }) =>
    response(200).json({
      data: { counts: companies[1].counts, running: [], until: '2026-12-22T03:00:00.000Z' },
    }),
  ),
  http.delete('/companies', ({ response }) => response(200).json({ data: null })),
  http.post('/companies/restore', ({ response }) => response(200).json({ data: null })),
  http.get('/companies/{id}', ({ params, response }) =>
    response(200).json({
      data: [...companies, deletedCompany].find(({ id }) => id === params.id) ?? companies[0],
    }),
  ),
  http.post('/companies', ({ response }) => response(200).json({ data: companies[1] })),
  http.post('/companies/{id}/logo', ({ response }) => response(200).json({ data: companies[0] })),
  http.delete('/companies/{id}/logo', ({ response }) => response(200).json({ data: companies[0] })),
  http.put('/companies/{id}', ({ response }) => response(200).json({ data: companies[0] })),
];
