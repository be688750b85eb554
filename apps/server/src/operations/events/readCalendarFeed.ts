import { hashToken } from '../../auth/token.ts';
import { found } from '../../errors/RefusalError.ts';
import { feedOwner } from '../../store/events/calendarFeeds.ts';
import { Download, type Handler } from '../Operation.ts';
import { calendarFile, icsType } from './calendarFile.ts';

export const readCalendarFeed: Handler<'readCalendarFeed'> = async (
  { path: { secret }, now },
  { database, config },
) => {
  const owner = found(await feedOwner(database, hashToken(secret)));
  const bytes = await calendarFile(database, owner, { language: owner.lang, config, now });
  return new Download('sen.ics', icsType, bytes);
};
