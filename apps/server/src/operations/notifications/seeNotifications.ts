import { markSeen } from '../../store/notifications/notifications.ts';
import type { Handler } from '../Operation.ts';
import { ownCounts } from './ownCounts.ts';

export const seeNotifications: Handler<'seeNotifications'> = async ({ caller }, { database }) => {
  await markSeen(database, caller.id);
  return { data: await ownCounts(database, caller) };
};
