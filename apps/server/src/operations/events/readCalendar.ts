import { listEntries } from '../../store/events/calendarEntries.ts';
import type { Handler } from '../Operation.ts';
import { calendarRange } from './calendarRange.ts';

export const readCalendar: Handler<'readCalendar'> = async ({ query, caller }, { database }) =>
  listEntries(database, caller, await calendarRange(database, caller, query));
