import { demoCompany, secondCompany } from '../fixtures/people';
import { http } from './http';
import { page } from './page';

export const companyMocks = [
  http.get('/companies', ({ response }) => response(200).json(page([demoCompany, secondCompany]))),
];
