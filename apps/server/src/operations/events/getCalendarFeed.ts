import { feedSince } from '../../store/events/calendarFeeds.ts';
import type { Handler } from '../Operation.ts';

export const getCalendarFeed: Handler<'getCalendarFeed'> = async ({ caller }, { database }) => ({
  data: { created_at: (await feedSince(database, caller.id))?.toISOString() ?? null },
});
