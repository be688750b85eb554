import { daysAgo } from '../Chat/chatTime';
import type { Notice } from './notice';

/** Today's notifications in a time zone, and older ones; both in the given order. */
export function noticeSections(
  notices: readonly Notice[],
  now: string,
  timeZone: string,
): { today: Notice[]; older: Notice[] } {
  const today: Notice[] = [];
  const older: Notice[] = [];
  for (const notice of notices) (daysAgo(notice.createdAt, now, timeZone) <= 0 ? today : older).push(notice);
  return { today, older };
}
