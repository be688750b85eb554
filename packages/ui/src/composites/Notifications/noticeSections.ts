import { daysAgo } from '../Chat/chatTime';
import type { Notice } from './notice';

/** Those of today in a zone, and the older ones; each in the given order. */
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
