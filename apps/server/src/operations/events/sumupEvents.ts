import { countEntries } from '../../store/events/calendarEntries.ts';
import type { Handler } from '../Operation.ts';
import { calendarRange } from './calendarRange.ts';

export const sumupEvents: Handler<'sumupEvents'> = async ({ query, caller }, { database }) => ({
  data: await countEntries(database, caller, await calendarRange(database, caller, query)),
});
