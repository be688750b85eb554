import type { Event, EventEdit } from '@sen/api/contract/model';
import { draftOfEvent } from '@sen/domain/events/draftOfEvent';
import { mayEditEvent } from '@sen/domain/events/mayEditEvent';
import { occurrencesOf } from '@sen/domain/events/occurrences';
import { assertAllowed, found, RefusalError } from '../../errors/RefusalError.ts';
import type { InTransaction } from '../../store/database.ts';
import {
  insertSeries,
  type KeptSeries,
  placeOccurrences,
  replacePeople,
  takeEvents,
  takeFollowing,
  type TakenEvent,
  tidySeries,
  updateSeries,
} from '../../store/events/eventChanges.ts';
import { factsOfEvent } from '../../store/events/eventFacts.ts';
import { peopleNow } from '../../store/events/eventPeople.ts';
import { findEvent } from '../../store/events/events.ts';
import { record } from '../../store/platform/audit.ts';
import type { Handler } from '../Operation.ts';
import { announceEvent } from './announceEvent.ts';
import { checkedEvent } from './checkedEvent.ts';

export const editEvent: Handler<'editEvent'> = async ({ path: { id }, body, caller, now }, { database }) => {
  const saved = await database.transaction().execute(async (transaction) => {
    const taken = found((await takeEvents(transaction, [id], caller))[0]);
    assertAllowed(mayEditEvent(caller, taken));
    if (body.version !== taken.version) throw new RefusalError('eventChanged');
    const before = found(await findEvent(transaction, id, caller, now));
    const { company_id } = taken;
    const draft = draftToSave(before, body);
    const { series, people, first } = await checkedEvent(transaction, draft, { caller, company_id, before });
    const changed = await occurrencesChanged(transaction, taken, before, body);
    const occurrences = occurrencesOf(first, series.recurrence);
    const earlier = await factsOfEvent(transaction, id, changed.length);
    const peopleBefore = await peopleNow(transaction, taken.series_id);
    const target = await seriesOf(transaction, taken, before, changed, series, now);
    await replacePeople(transaction, target, people);
    const event = await placeOccurrences(transaction, target, { occurrences, before: changed, series }, now);
    if (target !== taken.series_id) await tidySeries(transaction, [taken.series_id]);
    const facts = await factsOfEvent(transaction, event, occurrences.length);
    const announced = { before: peopleBefore, after: await peopleNow(transaction, target), facts, earlier };
    await announceEvent(transaction, announced, { causedBy: caller.id, now });
    const subject = { id: event, company_id };
    const details = { name: series.name, times: occurrences.length };
    await record(transaction, [{ actorId: caller.id, action: 'event.edited', subject, details }], now);
    return event;
  });
  return { data: found(await findEvent(database, saved, caller, now)) };
};

/** One occurrence of several does not repeat itself. */
function draftToSave(before: Event, { version: _version, scope, ...body }: EventEdit) {
  const draft = { ...draftOfEvent(before), ...body };
  return before.recurrence !== null && scope !== 'following' ? { ...draft, recurrence: null } : draft;
}

/** The occurrences that a change is of: this one, or also those after it. */
async function occurrencesChanged(
  transaction: InTransaction,
  taken: TakenEvent,
  before: Event,
  { scope }: EventEdit,
): Promise<TakenEvent[]> {
  if (before.recurrence !== null && scope !== 'following') return [taken];
  return takeFollowing(transaction, taken);
}

/** The series with the new content: the same when the change is of all its occurrences, else a new one. */
async function seriesOf(
  transaction: InTransaction,
  taken: TakenEvent,
  before: Event,
  changed: readonly TakenEvent[],
  series: KeptSeries,
  now: Date,
): Promise<string> {
  if (changed.length === before.occurrence_count) {
    await updateSeries(transaction, taken.series_id, series, now);
    return taken.series_id;
  }
  const { company_id, created_by } = taken;
  return insertSeries(transaction, series, { company_id, created_by }, now);
}
