import { restorableUntil } from '@sen/domain/companies/deletion';
import { RefusalError } from '../../errors/RefusalError.ts';
import { countsOf } from '../../store/companies/companies.ts';
import { findRunningClasses } from '../../store/companies/companyDeletion.ts';
import { liveUnits } from '../../store/companies/liveUnits.ts';
import type { Handler } from '../Operation.ts';

export const previewCompanyDeletion: Handler<'previewCompanyDeletion'> = async (
  { query, now },
  { database },
) => {
  const ids = [...new Set(query['company_ids[]'])];
  const units = await liveUnits(database).select('id').where('id', 'in', ids).execute();
  if (units.length < ids.length) throw new RefusalError('notFound');
  return {
    data: {
      counts: await countsOf(database, ids),
      running: await findRunningClasses(database, ids, now),
      until: restorableUntil(now).toISOString(),
    },
  };
};
