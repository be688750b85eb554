import { leadsToPage, notificationTarget } from '@sen/domain/notifications/notificationTypes';
import { found, RefusalError } from '../../errors/RefusalError.ts';
import { findOwnNotification, markRead } from '../../store/notifications/notifications.ts';
import { eventOf } from '../../store/notifications/storedEvent.ts';
import type { Handler } from '../Operation.ts';
import { ownCounts } from './ownCounts.ts';
import { targetChecks } from './targetChecks.ts';

/** It is read even if what it leads to is refused. */
export const openNotification: Handler<'openNotification'> = async (
  { path: { id }, caller, now },
  { database },
) => {
  const row = found(await findOwnNotification(database, caller.id, id));
  await markRead(database, caller.id, { ids: [id], now });
  const event = eventOf(row);
  const target = event ? notificationTarget(event, caller) : null;
  if (target && !leadsToPage(target)) throw new RefusalError('notificationTargetComing');
  if (target && !(await targetChecks[target.subject]({ database, caller, now, id: target.id ?? '' })))
    throw new RefusalError('notificationTargetGone');
  return { data: { address: target?.address ?? null, ...(await ownCounts(database, caller)) } };
};
