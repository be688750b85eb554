import { occurrencesOf } from '@sen/domain/events/occurrences';
import { found } from '../../errors/RefusalError.ts';
import { insertSeries, placeOccurrences, replacePeople } from '../../store/events/eventChanges.ts';
import { factsOfEvent } from '../../store/events/eventFacts.ts';
import { peopleNow } from '../../store/events/eventPeople.ts';
import { findEvent } from '../../store/events/events.ts';
import { record } from '../../store/platform/audit.ts';
import { chosenUnit } from '../chosenUnit.ts';
import type { Handler } from '../Operation.ts';
import { announceEvent } from './announceEvent.ts';
import { checkedEvent } from './checkedEvent.ts';

export const addEvent: Handler<'addEvent'> = async ({ body, caller, now }, { database }) => {
  const company_id = await chosenUnit(database, caller, body.company_id);
  const id = await database.transaction().execute(async (transaction) => {
    const { series, people, first } = await checkedEvent(transaction, body, { caller, company_id });
    const made = await insertSeries(transaction, series, { company_id, created_by: caller.id }, now);
    await replacePeople(transaction, made, people);
    const occurrences = occurrencesOf(first, series.recurrence).map((each) => ({ ...each, id: null }));
    const event = await placeOccurrences(transaction, made, { occurrences, before: [], series }, now);
    const facts = await factsOfEvent(transaction, event, occurrences.length);
    const after = await peopleNow(transaction, made);
    await announceEvent(transaction, { before: [], after, facts }, { causedBy: caller.id, now });
    const subject = { id: event, company_id };
    const details = { name: series.name, times: occurrences.length };
    await record(transaction, [{ actorId: caller.id, action: 'event.added', subject, details }], now);
    return event;
  });
  return { data: found(await findEvent(database, id, caller, now)) };
};
