import { chosenUnit } from '../chosenUnit.ts';
import type { Handler } from '../Operation.ts';
import { compareEvents, eventsOfFile } from './readCalendarFile.ts';

export const checkCalendarImport: Handler<'checkCalendarImport'> = async (
  { body, files, caller, now },
  { database, config },
) => {
  const company_id = await chosenUnit(database, caller, body.company_id);
  const read = await compareEvents(database, await eventsOfFile(files, now), { caller, company_id, config });
  return { data: read.map(({ row }) => row) };
};
