import { chosenUnit } from '../chosenUnit.ts';
import type { Handler } from '../Operation.ts';
import { readCalendarFile } from './readCalendarFile.ts';

export const checkCalendarImport: Handler<'checkCalendarImport'> = async (
  { body, files, caller, now },
  { database, config },
) => {
  const company_id = await chosenUnit(database, caller, body.company_id);
  const read = await readCalendarFile(database, files, { caller, company_id, config, now });
  return { data: read.map(({ row }) => row) };
};
