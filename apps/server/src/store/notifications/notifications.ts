import { sql } from 'kysely';
import type { NotificationCounts } from '@sen/api/contract/model';
import type { Database } from '../database.ts';

export interface NotificationRow {
  id: string;
  type: string;
  facts: Record<string, unknown>;
  read_at: Date | null;
  created_at: Date;
  actor_name: string | null;
  actor_avatar: string | null;
}

function rowsOf(database: Database, userId: string) {
  return database
    .selectFrom('notification')
    .innerJoin('notification_event as event', 'event.id', 'notification.event_id')
    .leftJoin('user_account as actor', 'actor.id', 'event.caused_by')
    .select(['event.id', 'event.type', 'event.facts', 'notification.read_at', 'notification.created_at'])
    .select(['actor.name as actor_name', 'actor.avatar as actor_avatar'])
    .where('notification.user_id', '=', userId);
}

/** A page of a person's notifications, newest first. */
export async function listOwnNotifications(
  database: Database,
  userId: string,
  { page, limit }: { page: number; limit: number },
): Promise<NotificationRow[]> {
  return rowsOf(database, userId)
    .orderBy('notification.event_id', 'desc')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute();
}

export async function findOwnNotification(
  database: Database,
  userId: string,
  id: string,
): Promise<NotificationRow | undefined> {
  return rowsOf(database, userId).where('notification.event_id', '=', id).executeTakeFirst();
}

/** The counts of a person's notifications, without counting them. */
export async function countOwnNotifications(
  database: Database,
  userId: string,
): Promise<NotificationCounts & { total: number }> {
  const row = await database
    .selectFrom('notification_tally')
    .select(['total', 'unread as count_unread', 'unchecked as count_unchecked'])
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row ?? { total: 0, count_unread: 0, count_unchecked: 0 };
}

/** @param ids null for all of them */
export async function markRead(
  database: Database,
  userId: string,
  { ids, now }: { ids: readonly string[] | null; now: Date },
): Promise<void> {
  await database
    .updateTable('notification')
    .set({ read_at: now })
    .where('user_id', '=', userId)
    .where('read_at', 'is', null)
    .$if(ids !== null, (query) => query.where('event_id', 'in', [...(ids ?? [])]))
    .execute();
}

export async function deleteOwnNotifications(
  database: Database,
  userId: string,
  ids: readonly string[],
): Promise<void> {
  await database
    .deleteFrom('notification')
    .where('user_id', '=', userId)
    .where('event_id', 'in', [...ids])
    .execute();
}

/** The bell was opened. */
export async function markSeen(database: Database, userId: string): Promise<void> {
  await database
    .updateTable('notification_tally')
    .set({ unchecked: 0 })
    .where('user_id', '=', userId)
    .where('unchecked', '>', 0)
    .execute();
}

/** Deletes events, and with them the notifications of them. */
export async function clearOldEvents(database: Database, before: Date): Promise<void> {
  await database
    .deleteFrom('notification_event')
    .where('created_at', '<', before)
    .where('delivered', '>=', sql<number>`cardinality(recipients)`)
    .execute();
}
