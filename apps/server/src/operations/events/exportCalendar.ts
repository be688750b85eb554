import { Download, type Handler } from '../Operation.ts';
import { calendarFile, icsType } from './calendarFile.ts';

export const exportCalendar: Handler<'exportCalendar'> = async (
  { caller, language, now },
  { database, config },
) => new Download('sen.ics', icsType, await calendarFile(database, caller, { language, config, now }));
