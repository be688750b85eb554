import { occurrencesOf } from '@sen/domain/events/occurrences';
import { found } from '../../errors/RefusalError.ts';
import { insertSeries, replacePeople } from '../../store/events/eventChanges.ts';
import { findEvent } from '../../store/events/events.ts';
import { chosenUnit } from '../chosenUnit.ts';
import type { Handler } from '../Operation.ts';
import { checkedEvent } from './checkedEvent.ts';
import { saveEvent } from './saveEvent.ts';

export const addEvent: Handler<'addEvent'> = async ({ body, caller, now }, { database }) => {
  const company_id = await chosenUnit(database, caller, body.company_id);
  const id = await database.transaction().execute(async (transaction) => {
    const { series, people, first } = await checkedEvent(transaction, body, { caller, company_id });
    const occurrences = occurrencesOf(first, series.recurrence).map((each) => ({ ...each, id: null }));
    const write = async () => {
      const made = await insertSeries(transaction, series, { company_id, created_by: caller.id }, now);
      await replacePeople(transaction, made, people);
      return made;
    };
    return saveEvent(transaction, { company_id, series, occurrences, write }, { caller, now });
  });
  return { data: found(await findEvent(database, id, caller, now)) };
};
