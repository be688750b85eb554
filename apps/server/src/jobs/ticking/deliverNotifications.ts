import { deliverNext } from '../../store/notifications/deliveries.ts';
import type { TickingJob } from '../Job.ts';

/** Recipients of one transaction: on the embedded database everybody waits for it, about ten milliseconds. */
const recipients = { embedded: 50, postgres: 500 };
/** How long requests that are under way go first, ms: a class of thousands is still notified within seconds. */
const longestWait = 20;

/** Puts events into the bells of their recipients, in parts, so that no other write waits for a class of thousands. */
export const deliverNotifications: TickingJob = {
  everyMs: 1_000,
  async run({ database, databaseKind, requests }) {
    while (await deliverNext(database, recipients[databaseKind]))
      // oxlint-disable-next-line no-await-in-loop -- one part after the other
      await requests.pass(longestWait);
  },
};
