import { markRead } from '../../store/notifications/notifications.ts';
import type { Handler } from '../Operation.ts';
import { ownCounts } from './ownCounts.ts';

export const readNotifications: Handler<'readNotifications'> = async (
  { body: { ids }, caller, now },
  { database },
) => {
  await markRead(database, caller.id, { ids, now });
  return { data: await ownCounts(database, caller) };
};
