import { companyList } from '../../store/companies/companyList.ts';
import { listOperation } from '../listOperation.ts';
import type { Handler } from '../Operation.ts';

export const listCompanies: Handler<'listCompanies'> = listOperation(companyList);
