import { found } from '../../errors/RefusalError.ts';
import { describeCompany } from '../../store/companies/companies.ts';
import type { Handler } from '../Operation.ts';

export const getCompany: Handler<'getCompany'> = async ({ path, now }, { database }) => ({
  data: found(await describeCompany(database, path.id, now)),
});
