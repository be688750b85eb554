import { hashToken, newToken } from '../../auth/token.ts';
import { putFeed } from '../../store/events/calendarFeeds.ts';
import type { Handler } from '../Operation.ts';

export const renewCalendarFeed: Handler<'renewCalendarFeed'> = async (
  { caller, now },
  { database, config },
) => {
  const secret = newToken();
  await putFeed(database, caller.id, hashToken(secret), now);
  const address = `${config.publicUrl}/api/calendar/feeds/${secret}`;
  return { data: { created_at: now.toISOString(), address } };
};
