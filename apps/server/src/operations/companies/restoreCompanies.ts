import { RefusalError } from '../../errors/RefusalError.ts';
import { restoreUnits, takeRestorableUnits } from '../../store/companies/companyDeletion.ts';
import { record } from '../../store/platform/audit.ts';
import type { Handler } from '../Operation.ts';

export const restoreCompanies: Handler<'restoreCompanies'> = async ({ body, caller, now }, { database }) => {
  const ids = [...new Set(body.company_ids)];
  await database.transaction().execute(async (transaction) => {
    const units = await takeRestorableUnits(transaction, ids, now);
    if (units.length < ids.length) throw new RefusalError('notFound');
    const taken = units.find(({ nameTaken }) => nameTaken);
    if (taken) throw new RefusalError('companyNameTakenMeanwhile', { params: { name: taken.name } });
    const deleted = units.filter(({ deleted_at }) => deleted_at !== null);
    if (deleted.length === 0) return;
    await restoreUnits(
      transaction,
      deleted.map(({ id }) => id),
    );
    await record(
      transaction,
      deleted.map(({ id }) => ({
        actorId: caller.id,
        action: 'company.restored',
        subject: { id, company_id: id },
      })),
      now,
    );
  });
  return { data: null };
};
