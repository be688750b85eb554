import { deletedBefore } from '@sen/domain/companies/deletion';
import { unitsDeletedBefore } from '../../store/companies/companyDeletion.ts';
import { purgeUnit } from '../../store/companies/purgeUnit.ts';
import type { ScheduledJob } from '../Job.ts';

/** Longer than a request lasts, so that no unit is restored while it is removed. */
const hour = 60 * 60_000;

/** Removes units for good that can no longer be restored. */
export const purgeUnits: ScheduledJob = {
  at: '15 3 * * *',
  async run({ database, clock }) {
    const now = clock.now();
    const before = new Date(deletedBefore(now).getTime() - hour);
    for (const id of await unitsDeletedBefore(database, before)) await purgeUnit(database, id, now);
  },
};
