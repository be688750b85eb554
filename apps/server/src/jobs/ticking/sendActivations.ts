import { sendActivation } from '../../operations/users/sendActivation.ts';
import { takeDueActivations } from '../../store/users/activationsDue.ts';
import { areMailsWaiting } from '../../store/platform/mails.ts';
import type { TickingJob } from '../Job.ts';

/** A quarter of what `sendMails` sends in the same second: leaves room for other mails. */
const limit = 5;
const waitBehind = 20;

/** Writes the first mails of imported accounts, a few per second and none while other mails wait. */
export const sendActivations: TickingJob = {
  everyMs: 1_000,
  async run({ database, config, clock }) {
    const now = clock.now();
    if (await areMailsWaiting(database, waitBehind, now)) return;
    await database.transaction().execute(async (transaction) => {
      for (const member of await takeDueActivations(transaction, { limit, now }))
        await sendActivation(transaction, member, { config, now });
    });
  },
};
