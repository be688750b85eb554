import { mayDeleteCompanies } from '@sen/domain/companies/deletion';
import { assertAllowed, RefusalError } from '../../errors/RefusalError.ts';
import { endSessionsOfUnits } from '../../store/auth/sessions.ts';
import { deleteUnits, findRunningClasses, takeLiveUnits } from '../../store/companies/companyDeletion.ts';
import { record } from '../../store/platform/audit.ts';
import type { Handler } from '../Operation.ts';

export const deleteCompanies: Handler<'deleteCompanies'> = async (
  { body, caller, now },
  { database, sessions },
) => {
  const ids = [...new Set(body.company_ids)];
  await database.transaction().execute(async (transaction) => {
    const taken = await takeLiveUnits(transaction, ids);
    if (taken.length < ids.length) throw new RefusalError('notFound');
    await deleteUnits(transaction, ids, now);
    // Last: an exam that somebody began meanwhile prevents the deletion, too.
    assertAllowed(mayDeleteCompanies(await findRunningClasses(transaction, ids, now)));
    await record(
      transaction,
      ids.map((id) => ({ actorId: caller.id, action: 'company.deleted', subject: { id, company_id: id } })),
      now,
    );
  });
  // Who signed in while the transaction ran did not see it.
  await endSessionsOfUnits(database, ids, now);
  sessions.forgetUnits(ids);
  return { data: null };
};
