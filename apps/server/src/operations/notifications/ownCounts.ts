import type { NotificationCounts } from '@sen/api/contract/model';
import type { Caller } from '../../auth/Caller.ts';
import type { Database } from '../../store/database.ts';
import { countOwnNotifications } from '../../store/notifications/notifications.ts';

/** The counts that the badge and the headings show. */
export async function ownCounts(database: Database, { id }: Caller): Promise<NotificationCounts> {
  return countOwnNotifications(database, id);
}
