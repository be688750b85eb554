import { notificationMail } from '../../mail/notificationMail.ts';
import { takeMailRecipients } from '../../store/notifications/deliveries.ts';
import { areMailsWaiting, queueMail } from '../../store/platform/mails.ts';
import type { TickingJob } from '../Job.ts';

/** As `sendActivations`: leaves room for mails that somebody waits for. */
const limit = 5;
const waitBehind = 20;

/** Writes the mails of notifications, a few per second and none while other mails wait. */
export const mailNotifications: TickingJob = {
  everyMs: 1_000,
  async run({ database, config, clock }) {
    const now = clock.now();
    if (await areMailsWaiting(database, waitBehind, now)) return;
    await database.transaction().execute(async (transaction) => {
      const taken = await takeMailRecipients(transaction, limit);
      if (!taken) return;
      for (const person of taken.people)
        await queueMail(transaction, notificationMail(person, taken.event, config.publicUrl), now);
    });
  },
};
