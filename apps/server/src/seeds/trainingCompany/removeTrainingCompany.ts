import { deleteUnits } from '../../store/companies/companyDeletion.ts';
import { purgeUnit } from '../../store/companies/purgeUnit.ts';
import type { Database } from '../../store/database.ts';
import { findDemoLoad } from '../../store/platform/demoLoads.ts';

/**
 * Removes the training company for good, and the deleted unit that came with it; ends its loading. Safe to repeat.
 * @returns whether there was one
 */
export async function removeTrainingCompany(database: Database, now: Date): Promise<boolean> {
  const load = await findDemoLoad(database);
  if (!load) return false;
  const units = ['unit', 'deleted unit'].flatMap((name) => load.refs[name] ?? []);
  await database.transaction().execute(async (transaction) => {
    await transaction.updateTable('demo_load').set({ ended_at: now }).where('ended_at', 'is', null).execute();
    if (units.length > 0) await deleteUnits(transaction, units, now);
  });
  for (const id of units)
    // oxlint-disable-next-line no-await-in-loop -- one unit after the other
    await purgeUnit(database, id, now);
  await database.deleteFrom('demo_load').execute();
  return true;
}
