import type { InTransaction } from '../../store/database.ts';
import { insertSeries, placeOccurrences, updateSeries } from '../../store/events/eventChanges.ts';
import { factsOfEvent } from '../../store/events/eventFacts.ts';
import { peopleNow } from '../../store/events/eventPeople.ts';
import { lockImports, markImported, occurrencesOfSeries } from '../../store/events/importedEvents.ts';
import { record } from '../../store/platform/audit.ts';
import { chosenUnit } from '../chosenUnit.ts';
import type { Handler } from '../Operation.ts';
import { announceEvent } from './announceEvent.ts';
import { hasMoved } from './hasMoved.ts';
import { placedOn } from './placedOn.ts';
import { compareEvents, eventsOfFile, type TakenIn, uidsOf } from './readCalendarFile.ts';

interface Import {
  caller: { id: string };
  company_id: string;
  now: Date;
}

export const importCalendar: Handler<'importCalendar'> = async (
  { body, files, caller, now },
  { database, config },
) => {
  const company_id = await chosenUnit(database, caller, body.company_id);
  const wanted = new Set(body.uids);
  const events = (await eventsOfFile(files, now)).filter(({ uid }) => wanted.has(uid));
  const data = await database.transaction().execute(async (transaction) => {
    await lockImports(transaction, { by: caller.id, company_id }, uidsOf(events));
    const to = { caller, company_id, config, now };
    const read = await compareEvents(transaction, events, to);
    const counts = { added: 0, changed: 0 };
    for (const taken of read.flatMap((event) => event.taken)) {
      // oxlint-disable-next-line no-await-in-loop -- the transaction has one connection
      await takeIn(transaction, taken, to);
      counts[taken.before ? 'changed' : 'added'] += 1;
    }
    return counts;
  });
  return { data };
};

/** Creates an event of the file, or changes the one that it was before; its people, its class and its reminders stay. */
async function takeIn(
  transaction: InTransaction,
  { ics_uid, series: read, occurrences, mark, before }: TakenIn,
  { caller, company_id, now }: Import,
): Promise<void> {
  const { name, content, link, recurrence } = read;
  const kept = before ? seriesOf(before) : { ...read, user_id: caller.id };
  const series = { ...kept, name, content, link, recurrence };
  const rows = before ? await occurrencesOfSeries(transaction, before.id) : [];
  const earlier = before && (await factsOfEvent(transaction, before.first_id, rows.length));
  const people = before ? await peopleNow(transaction, before.id) : [];
  if (before) await updateSeries(transaction, before.id, series, now);
  const id =
    before?.id ??
    (await insertSeries(transaction, series, { company_id, created_by: caller.id, ics_uid }, now));
  const placed = placedOn(occurrences, rows);
  const event = await placeOccurrences(transaction, id, { occurrences: placed, before: rows, series }, now);
  await markImported(transaction, id, mark);
  const facts = await factsOfEvent(transaction, event, occurrences.length);
  const after = await peopleNow(transaction, id);
  const isMoved = hasMoved(rows, placed);
  const announced = { before: people, after, facts, isMoved, ...(earlier && { earlier }) };
  await announceEvent(transaction, announced, { causedBy: caller.id, now });
  const action = before ? 'event.edited' : 'event.added';
  const details = { name, times: occurrences.length, ics_uid };
  const subject = { id: event, company_id };
  await record(transaction, [{ actorId: caller.id, action, subject, details }], now);
}

function seriesOf(before: NonNullable<TakenIn['before']>) {
  const { user_id, classroom_id, course_id, project_id, everyone, reminder, reminder_2 } = before;
  return { user_id, classroom_id, course_id, project_id, everyone, reminder, reminder_2 };
}
