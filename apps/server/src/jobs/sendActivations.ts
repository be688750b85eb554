import { sendActivation } from '../operations/users/sendActivation.ts';
import { takeDueActivations } from '../store/users/activationsDue.ts';
import { areMailsWaiting } from '../store/platform/mails.ts';
import type { TickingJob } from './Job.ts';

/** A quarter of what `sendMails` brings away in the same second: the mails of others always find room. */
const limit = 5;
const waitBehind = 20;

/** Writes the first mails of imported accounts, some a second and none while others wait. */
export const sendActivations: TickingJob = {
  name: 'sendActivations',
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
