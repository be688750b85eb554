import { deleteOwnNotifications } from '../../store/notifications/notifications.ts';
import type { Handler } from '../Operation.ts';
import { ownCounts } from './ownCounts.ts';

export const deleteNotifications: Handler<'deleteNotifications'> = async (
  { body: { ids }, caller },
  { database },
) => {
  await deleteOwnNotifications(database, caller.id, ids);
  return { data: await ownCounts(database, caller) };
};
