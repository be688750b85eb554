import { forgottenAfterDays } from '@sen/domain/registration/forgottenAfterDays';
import { clearEndedActivationLinks } from '../../store/users/activationLinks.ts';
import { nobody, record } from '../../store/platform/audit.ts';
import { clearOldLeases } from '../../store/platform/jobLeases.ts';
import { clearOldMails } from '../../store/platform/mails.ts';
import { gatherTallies } from '../../store/users/memberTally.ts';
import { clearEndedLinks } from '../../store/auth/passwordLinks.ts';
import { clearOldRecoveries } from '../../store/auth/recoveries.ts';
import { clearEndedWindows } from '../../store/platform/rateLimits.ts';
import { clearOldSessions } from '../../store/auth/sessions.ts';
import { clearEndedCodes } from '../../store/auth/signInCodes.ts';
import { clearDenied, clearUnconfirmed } from '../../store/registration/signUps.ts';
import { clearOldTopics } from '../../store/platform/topics.ts';
import type { Services } from '../../operations/Operation.ts';
import type { ScheduledJob } from '../Job.ts';

const day = 24 * 60 * 60_000;
const month = 30 * day;
/** As long as the mail's link is valid. */
const unconfirmed = 7 * day;
const denied = forgottenAfterDays * day;

/** Deletes expired rows. */
export const forgetOldRows: ScheduledJob = {
  name: 'forgetOldRows',
  at: '30 2 * * *',
  async run(services) {
    const { database, clock } = services;
    const now = clock.now();
    const before = new Date(now.getTime() - month);
    await clearEndedWindows(database, now);
    await clearOldSessions(database, before);
    await clearOldLeases(database, before);
    await clearEndedCodes(database, now);
    await clearEndedLinks(database, now);
    await clearOldRecoveries(database, new Date(now.getTime() - day));
    await clearEndedActivationLinks(database, now);
    await clearOldMails(database, before);
    await clearOldTopics(database, before);
    await clearUnconfirmed(database, new Date(now.getTime() - unconfirmed));
    await forgetDenied(services, now);
    await gatherTallies(database);
  },
};

/** Deletes the name with the account: the audit log keeps only that somebody was there. */
async function forgetDenied({ database, sessions }: Services, now: Date): Promise<void> {
  const gone = await database.transaction().execute(async (transaction) => {
    const people = await clearDenied(transaction, new Date(now.getTime() - denied));
    await record(
      transaction,
      people.map((subject) => ({ actorId: nobody, action: 'request.forgotten', subject })),
      now,
    );
    return people;
  });
  for (const { id } of gone) sessions.forgetUser(id);
}
