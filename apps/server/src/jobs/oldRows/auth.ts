import { clearEndedLinks } from '../../store/auth/passwordLinks.ts';
import { clearOldRecoveries } from '../../store/auth/recoveries.ts';
import { clearOldSessions } from '../../store/auth/sessions.ts';
import { clearEndedCodes } from '../../store/auth/signInCodes.ts';
import { daysBefore } from '../daysBefore.ts';
import type { ForgetOldRows } from '../Job.ts';

export const auth: ForgetOldRows = async ({ database }, now) => {
  await clearOldSessions(database, daysBefore(now, 30));
  await clearEndedCodes(database, now);
  await clearEndedLinks(database, now);
  await clearOldRecoveries(database, daysBefore(now, 1));
};
