import type { InTransaction } from '../../store/database.ts';
import { insertSeries, occurrencesOfSeries, updateSeries } from '../../store/events/eventChanges.ts';
import { lockImports, markImported } from '../../store/events/importedEvents.ts';
import { chosenUnit } from '../chosenUnit.ts';
import type { Handler } from '../Operation.ts';
import { placedOn } from './placedOn.ts';
import { compareEvents, eventsOfFile, type TakenIn, uidsOf } from './readCalendarFile.ts';
import { saveEvent } from './saveEvent.ts';

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
  const write = async () => {
    if (before) await updateSeries(transaction, before.id, series, now);
    const id =
      before?.id ??
      (await insertSeries(transaction, series, { company_id, created_by: caller.id, ics_uid }, now));
    await markImported(transaction, id, mark);
    return id;
  };
  await saveEvent(
    transaction,
    {
      company_id,
      series,
      occurrences: placedOn(occurrences, rows),
      before: before && { series_id: before.id, rows },
      ics_uid,
      write,
    },
    { caller, now },
  );
}

function seriesOf(before: NonNullable<TakenIn['before']>) {
  const { user_id, classroom_id, course_id, project_id, everyone, reminder, reminder_2 } = before;
  return { user_id, classroom_id, course_id, project_id, everyone, reminder, reminder_2 };
}
