import { companyCountsList } from '../../store/overview/companyCountsList.ts';
import { listOperation } from '../listOperation.ts';
import type { Handler } from '../Operation.ts';

export const listCompanyCounts: Handler<'listCompanyCounts'> = listOperation(companyCountsList);
