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

/** A page of a person's notifications, of which its reader may have a version already. */
export interface PageAsked {
  userId: string;
  page: number;
  limit: number;
  /** The version of the person's topic that the reader has; null for none. */
  known: string | null;
}

export interface PageRead {
  version: string;
  /** Newest first, with the counts; null when the version is the known one. */
  read: (NotificationCounts & { total: number; rows: NotificationRow[] }) | null;
}

type PageRow = Omit<NotificationRow, 'id'> &
  NotificationCounts & {
    place: string;
    version: string;
    is_known: boolean;
    total: number;
    id: string | null;
  };

/**
 * Pages of many people in one statement. Version and page are of one moment. The rows of a page are looked up one by one:
 * `offset 0` keeps the planner from reading all events for a page of many people.
 */
export async function readPages(database: Database, asked: readonly PageAsked[]): Promise<PageRead[]> {
  const { rows } = await sql<PageRow>`
    select asked.place, coalesce(topic.version, 0) as version, coalesce(topic.version, 0) is not distinct from asked.known as is_known,
      coalesce(tally.total, 0) as total, coalesce(tally.unread, 0) as count_unread, coalesce(tally.unchecked, 0) as count_unchecked,
      own.event_id as id, own.read_at, own.created_at, event.type, event.facts, actor.name as actor_name, actor.avatar as actor_avatar
    from unnest(${asked.map(({ userId }) => userId)}::bigint[], ${asked.map(({ known }) => known)}::bigint[],
        ${asked.map(({ limit }) => limit)}::bigint[], ${asked.map(({ page, limit }) => (page - 1) * limit)}::bigint[])
      with ordinality as asked (user_id, known, limited, passed, place)
    left join topic on topic.name = 'notifications:' || asked.user_id
    left join notification_tally as tally on tally.user_id = asked.user_id
    left join lateral (
      select event_id, read_at, created_at from notification where user_id = asked.user_id
      order by event_id desc limit asked.limited offset asked.passed
    ) as own on coalesce(topic.version, 0) is distinct from asked.known
    left join lateral (
      select type, facts, caused_by from notification_event where id = own.event_id offset 0
    ) as event on true
    left join lateral (
      select name, avatar from user_account where id = event.caused_by offset 0
    ) as actor on true
    order by asked.place, own.event_id desc`.execute(database);
  const pages = asked.map((): PageRead => ({ version: '0', read: null }));
  for (const { place, version, is_known, total, count_unread, count_unchecked, id, ...row } of rows) {
    const page = pages[Number(place) - 1];
    if (!page) continue;
    page.version = version;
    if (is_known) continue;
    page.read ??= { total, count_unread, count_unchecked, rows: [] };
    if (id !== null) page.read.rows.push({ id, ...row });
  }
  return pages;
}

export async function findOwnNotification(
  database: Database,
  userId: string,
  id: string,
): Promise<{ type: string; facts: unknown } | undefined> {
  return database
    .selectFrom('notification')
    .innerJoin('notification_event as event', 'event.id', 'notification.event_id')
    .select(['event.type', 'event.facts'])
    .where('notification.user_id', '=', userId)
    .where('notification.event_id', '=', id)
    .executeTakeFirst();
}

/** The counts of a person's notifications, without counting them. */
export async function countOwnNotifications(database: Database, userId: string): Promise<NotificationCounts> {
  const row = await database
    .selectFrom('notification_tally')
    .select(['unread as count_unread', 'unchecked as count_unchecked'])
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row ?? { count_unread: 0, count_unchecked: 0 };
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
