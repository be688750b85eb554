import type { Event, EventEdit } from '@sen/api/contract/model';
import { changedOccurrences } from '@sen/domain/events/changedOccurrences';
import { draftOfEvent } from '@sen/domain/events/draftOfEvent';
import { mayEditEvent } from '@sen/domain/events/mayEditEvent';
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
import { hasMoved } from './hasMoved.ts';

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
    const rule = isAlone(before, body) ? null : before.recurrence;
    const { placed, apart } = changedOccurrences({ rows: changed, rule }, { first, rule: series.recurrence });
    const occurrences = placed.map(({ times, row }) => ({ ...times, id: row?.id ?? null }));
    const earlier = await factsOfEvent(transaction, id, changed.length);
    const peopleBefore = await peopleNow(transaction, taken.series_id);
    const target = await seriesOf(transaction, taken, before, changed, series, now);
    await replacePeople(transaction, target, people);
    const event = await placeOccurrences(transaction, target, { occurrences, before: changed, series }, now);
    if (target !== taken.series_id) await tidySeries(transaction, [taken.series_id]);
    const facts = await factsOfEvent(transaction, event, occurrences.length);
    const after = await peopleNow(transaction, target);
    const isMoved = hasMoved(changed, occurrences);
    const announced = { before: peopleBefore, after, facts, earlier, isMoved };
    await announceEvent(transaction, announced, { causedBy: caller.id, now });
    const subject = { id: event, company_id };
    const details = { name: series.name, times: occurrences.length };
    await record(transaction, [{ actorId: caller.id, action: 'event.edited', subject, details }], now);
    return { id: event, apart };
  });
  return { data: found(await findEvent(database, saved.id, caller, now)), apart_count: saved.apart };
};

/** Whether one occurrence of several changes. */
function isAlone({ recurrence }: Event, { scope }: EventEdit): boolean {
  return recurrence !== null && scope !== 'following';
}

/** One occurrence of several does not repeat itself. */
function draftToSave(before: Event, edit: EventEdit) {
  const { version: _version, scope: _scope, ...body } = edit;
  const draft = { ...draftOfEvent(before), ...body };
  return isAlone(before, edit) ? { ...draft, recurrence: null } : draft;
}

/** The occurrences that a change is of: this one, or also those after it. */
async function occurrencesChanged(
  transaction: InTransaction,
  taken: TakenEvent,
  before: Event,
  edit: EventEdit,
): Promise<TakenEvent[]> {
  return isAlone(before, edit) ? [taken] : takeFollowing(transaction, taken);
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
  // Somebody else may have the occurrence open, at the version that it had as a part of the series.
  const version = taken.version + 1;
  return insertSeries(transaction, series, { company_id, created_by, version }, now);
}
