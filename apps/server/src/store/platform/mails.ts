import { isReservedAddress } from '@sen/domain/users/isReservedAddress';
import { sql } from 'kysely';
import type { Mail, MailAttachment } from '../../mail/Mail.ts';
import type { Database } from '../database.ts';

export interface WaitingMail extends Mail {
  id: string;
  tries: number;
}

/**
 * Queues a mail within the transaction it is about; a job sends it. People of a deleted unit get none, nor do
 * the addresses of examples, which nobody has.
 * @param once a unique name, for jobs that may repeat: a second mail with this name is dropped
 */
export async function queueMail(
  database: Database,
  { to, subject, text, html, attachment }: Mail,
  now: Date,
  { once = null }: { once?: string | null } = {},
): Promise<void> {
  const content = { to_address: to, subject, body_text: text, body_html: html };
  if (isReservedAddress(to) || (await isOfDeletedUnit(database, to))) return;
  const queued = await database
    .insertInto('mail')
    .values({ ...content, once, created_at: now, try_at: now })
    .onConflict((conflict) => conflict.column('once').where('once', 'is not', null).doNothing())
    .returning('id')
    .executeTakeFirst();
  if (queued && attachment)
    await database
      .insertInto('mail_attachment')
      .values({ mail_id: queued.id, ...attachment })
      .execute();
}

async function isOfDeletedUnit(database: Database, email: string): Promise<boolean> {
  const person = await database
    .selectFrom('user_account')
    .innerJoin('company', 'company.id', 'user_account.company_id')
    .select('user_account.id')
    .where(sql`lower(user_account.email)`, '=', email.toLowerCase())
    .where('company.deleted_at', 'is not', null)
    .executeTakeFirst();
  return person !== undefined;
}

/** Whether at least this many mails are due. */
export async function areMailsWaiting(database: Database, count: number, now: Date): Promise<boolean> {
  const rows = await database
    .selectFrom('mail')
    .select('id')
    .where('sent_at', 'is', null)
    .where('try_at', '<=', now)
    .limit(count)
    .execute();
  return rows.length >= count;
}

/** Leases due mails, oldest first, to this process. */
export async function claimMails(
  database: Database,
  { limit, leaseMs, now }: { limit: number; leaseMs: number; now: Date },
): Promise<WaitingMail[]> {
  const rows = await database
    .updateTable('mail')
    .set({ leased_until: new Date(now.getTime() + leaseMs), tries: sql<number>`tries + 1` })
    .where('id', 'in', (due) =>
      due
        .selectFrom('mail')
        .select('id')
        .where('sent_at', 'is', null)
        .where('try_at', '<=', now)
        .where((where) => where.or([where('leased_until', 'is', null), where('leased_until', '<=', now)]))
        .orderBy('try_at')
        .limit(limit)
        .forUpdate()
        .skipLocked(),
    )
    .returning(['id', 'to_address', 'subject', 'body_text', 'body_html', 'tries'])
    .execute();
  const attachments = await attachmentsOf(
    database,
    rows.map(({ id }) => id),
  );
  return rows.map(({ id, to_address, subject, body_text, body_html, tries }) => ({
    id,
    attachment: attachments.get(id),
    tries,
    to: to_address,
    subject,
    text: body_text,
    html: body_html,
  }));
}

async function attachmentsOf(
  database: Database,
  ids: readonly string[],
): Promise<ReadonlyMap<string, MailAttachment>> {
  if (ids.length === 0) return new Map();
  const rows = await database.selectFrom('mail_attachment').selectAll().where('mail_id', 'in', ids).execute();
  return new Map(rows.map(({ mail_id, ...attachment }) => [mail_id, attachment]));
}

/** Deletes the content with it: nobody may read links and codes later. */
export async function markSent(database: Database, id: string, now: Date): Promise<void> {
  await database
    .updateTable('mail')
    .set({ sent_at: now, leased_until: null, failure: null, subject: '', body_text: '', body_html: '' })
    .where('id', '=', id)
    .execute();
  await database.deleteFrom('mail_attachment').where('mail_id', '=', id).execute();
}

/** @param tryAt null: never again; this deletes the content too */
export async function markFailed(
  database: Database,
  id: string,
  { failure, tryAt }: { failure: string; tryAt: Date | null },
): Promise<void> {
  await database
    .updateTable('mail')
    .set({
      leased_until: null,
      failure: failure.slice(0, 1000),
      ...(tryAt ? { try_at: tryAt } : { try_at: 'infinity', body_text: '', body_html: '' }),
    })
    .where('id', '=', id)
    .execute();
  if (!tryAt) await database.deleteFrom('mail_attachment').where('mail_id', '=', id).execute();
}

export async function clearOldMails(database: Database, before: Date): Promise<void> {
  await database.deleteFrom('mail').where('created_at', '<', before).execute();
}
