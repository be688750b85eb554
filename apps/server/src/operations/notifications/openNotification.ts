import { errorMessage } from '@sen/domain/errors/errorMessage';
import { notificationTarget } from '@sen/domain/notifications/notificationTypes';
import { found, RefusalError } from '../../errors/RefusalError.ts';
import { findOwnNotification, markRead } from '../../store/notifications/notifications.ts';
import { eventOf } from '../../store/notifications/storedEvent.ts';
import type { Handler } from '../Operation.ts';
import { ownCounts } from './ownCounts.ts';
import { targetChecks } from './targetChecks.ts';

/** It is read even if what it leads to is refused. */
export const openNotification: Handler<'openNotification'> = async (
  { path: { id }, caller, language, now },
  { database },
) => {
  const row = found(await findOwnNotification(database, caller.id, id));
  await markRead(database, caller.id, { ids: [id], now });
  const event = eventOf(row);
  const target = event ? notificationTarget(event, caller) : null;
  const opened =
    target && (await targetChecks[target.subject]({ database, caller, now, id: target.id ?? '' }));
  if (opened === false) throw new RefusalError('notificationTargetGone');
  const counts = await ownCounts(database, caller);
  if (opened === true || opened === null) return { data: { address: target?.address ?? null, ...counts } };
  const { address, because } = opened;
  return { data: { address, ...counts }, message: errorMessage(because.code, language, because.params) };
};
