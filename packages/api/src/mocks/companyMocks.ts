import { companies } from '../fixtures/companies';
import { http } from './http';
import { page } from './page';

export const companyMocks = [
  http.get('/companies', ({ response }) =>
    response(200).json(
      page(
        companies.map(
          ({ id, company_name, company_email, company_phone, field, is_business, created_at }) => ({
            id,
            company_name,
            company_email,
            company_phone,
            field,
            is_business,
            created_at,
          }),
        ),
      ),
    ),
  ),
  http.get('/companies/{id}', ({ response }) => response(200).json({ data: companies[0] })),
  http.post('/companies', ({ response }) => response(200).json({ data: companies[1] })),
  http.put('/companies/{id}', ({ response }) => response(200).json({ data: companies[0] })),
];
