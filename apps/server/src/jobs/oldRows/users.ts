import { clearEndedActivationLinks } from '../../store/users/activationLinks.ts';
import { gatherTallies } from '../../store/users/memberTally.ts';
import type { ForgetOldRows } from '../Job.ts';

export const users: ForgetOldRows = async ({ database }, now) => {
  await clearEndedActivationLinks(database, now);
  await gatherTallies(database);
};
