import { clearOldEvents } from '../../store/notifications/notifications.ts';
import { daysBefore } from '../daysBefore.ts';
import type { ForgetOldRows } from '../Job.ts';

const keptDays = 365;

export const notifications: ForgetOldRows = async ({ database }, now) => {
  await clearOldEvents(database, daysBefore(now, keptDays));
};
