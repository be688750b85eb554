import { clearOldLeases } from '../../store/platform/jobLeases.ts';
import { clearOldMails } from '../../store/platform/mails.ts';
import { clearEndedWindows } from '../../store/platform/rateLimits.ts';
import { clearOldTopics } from '../../store/platform/topics.ts';
import { daysBefore } from '../daysBefore.ts';
import type { ForgetOldRows } from '../Job.ts';

export const platform: ForgetOldRows = async ({ database }, now) => {
  const before = daysBefore(now, 30);
  await clearEndedWindows(database, now);
  await clearOldLeases(database, before);
  await clearOldMails(database, before);
  await clearOldTopics(database, before);
};
