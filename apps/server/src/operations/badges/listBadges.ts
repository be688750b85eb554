import { found } from '../../errors/RefusalError.ts';
import { badgeList } from '../../store/badges/badgeList.ts';
import { findCompany } from '../../store/companies/companies.ts';
import { listOperation } from '../listOperation.ts';
import type { Handler } from '../Operation.ts';

const list = listOperation(badgeList);

export const listBadges: Handler<'listBadges'> = async (call, services) => {
  found(await findCompany(services.database, call.query.company_id));
  return list(call, services);
};
