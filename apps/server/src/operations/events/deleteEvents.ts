import { mayEditEvent } from '@sen/domain/events/mayEditEvent';
import { assertAllowed, RefusalError } from '../../errors/RefusalError.ts';
import {
  deleteEvents as remove,
  takeEvents,
  takeScope,
  type TakenEvent,
  tidySeries,
} from '../../store/events/eventChanges.ts';
import { factsOfEvent } from '../../store/events/eventFacts.ts';
import { peopleNow } from '../../store/events/eventPeople.ts';
import { notify } from '../../store/notifications/notify.ts';
import { recordEach } from '../../store/platform/audit.ts';
import type { Handler } from '../Operation.ts';

export const deleteEvents: Handler<'deleteEvents'> = async ({ body, caller, now }, { database }) => {
  const ids = [...new Set(body.event_ids)];
  await database.transaction().execute(async (transaction) => {
    const events = await takeEvents(transaction, ids, caller);
    if (events.length < ids.length) throw new RefusalError('notFound');
    for (const event of events) assertAllowed(mayEditEvent(caller, event));
    const cancelled: TakenEvent[] = [];
    for (const event of events)
      // oxlint-disable-next-line no-await-in-loop -- the transaction has one connection
      cancelled.push(...(await takeScope(transaction, event, body.scope ?? 'one')));
    const gone = new Map(cancelled.map((event) => [event.id, event]));
    // One notification for each series, of the first occurrence that somebody still waits for.
    const waited = [...gone.values()].filter(({ ends_at }) => ends_at > now);
    for (const series of new Set(waited.map(({ series_id }) => series_id))) {
      const [first, ...others] = waited.filter(({ series_id }) => series_id === series);
      if (!first) continue;
      // oxlint-disable-next-line no-await-in-loop -- in one transaction
      const facts = await factsOfEvent(transaction, first.id, others.length + 1);
      // oxlint-disable-next-line no-await-in-loop -- in one transaction
      const to = await peopleNow(transaction, series);
      // oxlint-disable-next-line no-await-in-loop -- in one transaction
      await notify(transaction, { type: 'EventCancelled', facts }, { to, causedBy: caller.id, now });
    }
    await remove(transaction, [...gone.keys()]);
    await tidySeries(
      transaction,
      events.map(({ series_id }) => series_id),
    );
    await recordEach(
      transaction,
      'event.deleted',
      [...gone.values()],
      { by: caller.id, now },
      ({ name }) => ({
        name,
      }),
    );
  });
  return { data: null };
};
