import { markRead } from '../../store/notifications/notifications.ts';
import type { Handler } from '../Operation.ts';
import { ownCounts } from './ownCounts.ts';

export const readAllNotifications: Handler<'readAllNotifications'> = async (
  { caller, now },
  { database },
) => {
  await markRead(database, caller.id, { ids: null, now });
  return { data: await ownCounts(database, caller) };
};
