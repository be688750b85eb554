import type { Services } from '../../operations/Operation.ts';
import { takeDueReminder } from '../../store/events/dueReminders.ts';
import { factsOfEvent } from '../../store/events/eventFacts.ts';
import { peopleNow } from '../../store/events/eventPeople.ts';
import { notify } from '../../store/notifications/notify.ts';
import type { TickingJob } from '../Job.ts';
import { partByPart } from '../partByPart.ts';

/**
 * Reminds the people of events at the times that were set. The row says what is still due and changes in the transaction that
 * notifies, so that each reminder is sent once, also by several processes and after a restart.
 */
export const remindOfEvents: TickingJob = {
  everyMs: 1_000,
  run: (services) => partByPart(services, () => remindNext(services)),
};

async function remindNext({ database, clock }: Pick<Services, 'database' | 'clock'>): Promise<boolean> {
  return database.transaction().execute(async (transaction) => {
    const now = clock.now();
    const taken = await takeDueReminder(transaction, now);
    if (!taken) return false;
    const { reminder } = taken;
    if (reminder) {
      const { id, series_id, minutes } = reminder;
      const facts = { ...(await factsOfEvent(transaction, id, 1)), minutes };
      const to = await peopleNow(transaction, series_id);
      await notify(transaction, { type: 'EventReminder', facts }, { to, causedBy: null, now });
    }
    return true;
  });
}
