import type { Company } from '@sen/api/contract/model';
import type { Caller } from '../../auth/Caller.ts';
import { found } from '../../errors/RefusalError.ts';
import { describeCompany } from '../../store/companies/companies.ts';
import { replaceLogo, takeCompany } from '../../store/companies/companyChanges.ts';
import type { StoredPicture } from '../../store/files/files.ts';
import { record } from '../../store/platform/audit.ts';
import { throwAway } from '../../files/throwAway.ts';
import type { Services } from '../Operation.ts';

/** Replaces or removes the logo of a unit. */
export async function changeLogo(
  { id, caller, now }: { id: string; caller: Caller; now: Date },
  picture: StoredPicture | null,
  services: Services,
): Promise<Company> {
  const { database } = services;
  const before = await database.transaction().execute(async (transaction) => {
    const unit = found(await takeCompany(transaction, id));
    await replaceLogo(transaction, unit, picture, now);
    const subject = { id, company_id: id };
    await record(transaction, [{ actorId: caller.id, action: 'company.edited', subject, details: {} }], now);
    return unit.logo_file;
  });
  await throwAway(before, services);
  return found(await describeCompany(database, id, now));
}
