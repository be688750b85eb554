import { sql } from 'kysely';
import type { Language, Role } from '@sen/api/contract/model';
import { isNotificationType, notificationTypes } from '@sen/domain/notifications/notificationTypes';
import type { NotificationChoice } from '@sen/domain/notifications/notificationChoices';
import { ofLiveUnit } from '../companies/liveUnits.ts';
import type { Database, InTransaction } from '../database.ts';
import { eventOf, type StoredEvent } from './storedEvent.ts';

/** Whether an event has recipients who have not been notified yet. */
export async function isDelivering(database: Database): Promise<boolean> {
  const event = await undelivered(database).select('id').limit(1).executeTakeFirst();
  return event !== undefined;
}

function undelivered(database: Database) {
  return database
    .selectFrom('notification_event')
    .where('delivered', '<', sql<number>`cardinality(recipients)`);
}

/**
 * Notifies the next recipients of the oldest event that has some left. Who has not activated the account yet finds it after the
 * first sign-in; the locked, and those who turned the type off, are passed over. The newest event of a group takes the place of
 * an unread one.
 * @param limit at most so many recipients in a transaction, so that other writes wait only briefly
 * @returns whether there was an event
 */
export async function deliverNext(database: Database, limit: number): Promise<boolean> {
  return database.transaction().execute((transaction) => deliverWithin(transaction, limit));
}

/** As `deliverNext`, for a transaction that nobody else's can meet: those of several events would block each other. */
export async function deliverWithin(transaction: InTransaction, limit: number): Promise<boolean> {
  const event = await undelivered(transaction)
    .select(['id', 'type', 'delivered', 'group_key', nextOf('delivered', limit)])
    .orderBy('id')
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
  if (!event) return false;
  const { id, type, delivered, group_key, next } = event;
  const choice = isNotificationType(type) ? notificationTypes[type].bell : null;
  if (group_key !== null)
    await sql`
      delete from notification using notification_event as event
      where event.id = ${id} and notification.user_id = any (${next}::bigint[])
        and notification.group_key = event.group_key and notification.read_at is null
        and notification.event_id < event.id`.execute(transaction);
  await sql`
    insert into notification (user_id, event_id, group_key, created_at)
    select person.id, event.id, event.group_key, event.created_at
    from notification_event as event
    join user_account as person on person.id = any (${next}::bigint[])
    where event.id = ${id} and person.status <> 'locked' and ${ofLiveUnit('person.company_id')}
              and ${turnedOn(choice)}
    order by person.id
    on conflict do nothing`.execute(transaction);
  await sql`
    update notification_event set delivered = least(cardinality(recipients), ${delivered + limit})
    where id = ${id}`.execute(transaction);
  return true;
}

/**
 * The next recipients of an event. Read before they are used: the database looks a given array up by hash, but compares the array
 * of a row with each person in turn.
 */
function nextOf(done: 'delivered' | 'mailed', limit: number) {
  const from = sql.ref(done);
  return sql<string[]>`recipients[${from} + 1:${from} + ${limit}::int]`.as('next');
}

function turnedOn(choice: NotificationChoice | null) {
  return choice === null
    ? sql<boolean>`true`
    : sql<boolean>`person.metas ->> ${choice} is distinct from 'off'`;
}

/** A person who gets a mail about an event. */
export interface MailRecipient {
  id: string;
  name: string;
  email: string;
  lang: Language;
  role: Role;
}

/**
 * Takes the next recipients of the oldest event whose mails are not written yet, and returns those who want its mail. To be
 * called in the transaction that queues the mails; undefined when there is no such event.
 */
export async function takeMailRecipients(
  transaction: InTransaction,
  limit: number,
): Promise<{ event: StoredEvent; people: MailRecipient[] } | undefined> {
  const row = await transaction
    .selectFrom('notification_event')
    .select(['id', 'type', 'facts', 'mailed', nextOf('mailed', limit)])
    .where('mailed', '<', sql<number>`cardinality(recipients)`)
    .orderBy('id')
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
  if (!row) return undefined;
  const event = eventOf(row);
  const choice = event ? notificationTypes[event.type].mail : null;
  const people =
    choice === null
      ? []
      : (
          await sql<MailRecipient>`
            select person.id, person.name, person.email, person.lang, person.role
            from user_account as person
            where person.id = any (${row.next}::bigint[]) and person.status = 'active' and ${ofLiveUnit('person.company_id')}
              and ${turnedOn(choice)}
            order by person.id`.execute(transaction)
        ).rows;
  await sql`update notification_event set mailed = ${event ? sql`least(cardinality(recipients), ${row.mailed + limit})` : sql`cardinality(recipients)`}
    where id = ${row.id}`.execute(transaction);
  return event && { event, people };
}
