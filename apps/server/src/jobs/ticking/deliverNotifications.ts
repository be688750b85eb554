import { deliverNext } from '../../store/notifications/deliveries.ts';
import type { TickingJob } from '../Job.ts';
import { partByPart } from '../partByPart.ts';

/** Recipients of one transaction: on the embedded database everybody waits for it, about ten milliseconds. */
const recipients = { embedded: 50, postgres: 500 };

/** Puts events into the bells of their recipients, in parts, so that no other write waits for a class of thousands. */
export const deliverNotifications: TickingJob = {
  everyMs: 1_000,
  run(services) {
    const { database, databaseKind } = services;
    return partByPart(services, () => deliverNext(database, recipients[databaseKind]));
  },
};
