import { type Expression, sql } from 'kysely';
import {
  type NotificationEvent,
  notificationGroup,
  notificationTypes,
} from '@sen/domain/notifications/notificationTypes';
import type { InTransaction } from '../database.ts';

export interface Notifying {
  /** The people, by id, or a query of their ids. They are stored with the event: who comes later is not notified. */
  to: readonly string[] | Expression<unknown>;
  /** Who caused it, and is never notified of it; null for the system. */
  causedBy: string | null;
  now: Date;
}

/**
 * Records an event in the transaction that causes it. However many people it concerns, this is one row: the job
 * `deliverNotifications` notifies them within seconds, `mailNotifications` sends their mails.
 */
export async function notify(
  transaction: InTransaction,
  event: NotificationEvent,
  { to, causedBy, now }: Notifying,
): Promise<void> {
  const people = Array.isArray(to)
    ? sql`select distinct unnest(${[...new Set(to)]}::bigint[]) as id`
    : sql`select distinct id from (${to}) as given (id)`;
  const { mail } = notificationTypes[event.type];
  await sql`
    insert into notification_event (type, facts, group_key, caused_by, recipients, mailed, created_at)
    select ${event.type}, ${JSON.stringify(event.facts)}::jsonb, ${notificationGroup(event)}, ${causedBy},
      people.ids, ${mail === null ? sql`cardinality(people.ids)` : sql`0`}, ${now}
    from (select array(select id from (${people}) as person
      where id is distinct from ${causedBy}::bigint order by id) as ids) as people
    where cardinality(people.ids) > 0`.execute(transaction);
}
