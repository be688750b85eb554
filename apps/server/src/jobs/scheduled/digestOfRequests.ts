import { digestMail } from '../../mail/unitMails.ts';
import { queueMail } from '../../store/platform/mails.ts';
import { listWaitingAdmins } from '../../store/registration/waitingRequests.ts';
import type { ScheduledJob } from '../Job.ts';

const partSize = 200;
const day = 24 * 60 * 60_000;

/** Sends a unit's administrators a daily digest of pending requests. */
export const digestOfRequests: ScheduledJob = {
  at: '30 7 * * *',
  async run({ database, config, clock }, slot) {
    const { href } = new URL('/requests', config.publicUrl);
    const since = new Date(slot.getTime() - day);
    let after = '0';
    for (;;) {
      const admins = await listWaitingAdmins(database, { after, limit: partSize, since });
      await database.transaction().execute(async (transaction) => {
        for (const admin of admins)
          await queueMail(transaction, digestMail(admin, admin, href), clock.now(), {
            once: `digest ${slot.toISOString()} ${admin.id}`,
          });
      });
      const last = admins.at(-1);
      if (!last || admins.length < partSize) return;
      after = last.id;
    }
  },
};
