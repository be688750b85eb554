import type { AccessCell } from '../../testing/access/AccessCell.ts';
import { byId, everybody, ofCaller } from '../../testing/access/accessRows.ts';
import type { AreaAccess, MakeThing } from '../../testing/access/AccessRow.ts';
import { deliverNext } from '../../store/notifications/deliveries.ts';
import { notify } from '../../store/notifications/notify.ts';

/** Of the caller, or of others: of those in the cell's unit. */
async function recipientsOf({ caller, ownership, unit }: AccessCell): Promise<string[]> {
  if (ownership === 'own') return [caller.id];
  return [unit.teacher, unit.student].filter((id) => id !== caller.id);
}

/** A notification that leads nowhere. */
export const notification: MakeThing = async (cell) => {
  const { app, mark, in: hours } = cell;
  const facts = { company_id: '1', company_name: mark, kind: 'account' as const, reason: null };
  const to = await recipientsOf(cell);
  await app.database
    .transaction()
    .execute((transaction) =>
      notify(transaction, { type: 'RegistrationDenied', facts }, { to, causedBy: null, now: hours(0) }),
    );
  while (await deliverNext(app.database, 100));
  const { id } = await app.database
    .selectFrom('notification_event')
    .select('id')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  return { id, mark, of: {} };
};

const ids = { ids: ['1'] };

export const access = {
  listNotifications: {
    cells: everybody('.000'),
    make: notification,
    lists: true,
    call: () => ({ query: { limit: 100 } }),
  },
  readNotifications: ofCaller(everybody('.'), ids),
  readAllNotifications: ofCaller(everybody('.')),
  seeNotifications: ofCaller(everybody('.')),
  deleteNotifications: ofCaller(everybody('.'), ids),
  openNotification: byId(notification, everybody('.000')),
} satisfies AreaAccess<'notifications'>;
