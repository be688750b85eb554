import { deleteFeed } from '../../store/events/calendarFeeds.ts';
import type { Handler } from '../Operation.ts';

export const revokeCalendarFeed: Handler<'revokeCalendarFeed'> = async ({ caller }, { database }) => {
  await deleteFeed(database, caller.id);
  return { data: null };
};
