import { daysAgo } from '../Chat/chatTime';
import type { Notice } from './notice';

/** Those of today in Việt Nam, and the older ones; each keeps the order in which they came. */
export function noticeSections(
  notices: readonly Notice[],
  now: string,
): { today: Notice[]; older: Notice[] } {
  const today: Notice[] = [];
  const older: Notice[] = [];
  for (const notice of notices) (daysAgo(notice.createdAt, now) <= 0 ? today : older).push(notice);
  return { today, older };
}
