import { deliverNext } from '../../store/notifications/deliveries.ts';
import type { TickingJob } from '../Job.ts';

/** Recipients of one transaction. */
const limit = 500;

/** Puts events into the bells of their recipients, in parts, so that no other write waits for a class of thousands. */
export const deliverNotifications: TickingJob = {
  everyMs: 1_000,
  async run({ database }) {
    while (await deliverNext(database, limit));
  },
};
