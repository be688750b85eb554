import { sql } from 'kysely';
import type { Mail } from '../../mail/Mail.ts';
import type { Database } from '../database.ts';

export interface WaitingMail extends Mail {
  id: string;
  tries: number;
}

/**
 * Writes a mail down, within the transaction that it speaks of; a job brings it away.
 * @param once names the mail where a run may be repeated: a second one of that name is not written
 */
export async function queueMail(
  database: Database,
  { to, subject, text, html }: Mail,
  now: Date,
  { once = null }: { once?: string | null } = {},
): Promise<void> {
  const content = { to_address: to, subject, body_text: text, body_html: html };
  await database
    .insertInto('mail')
    .values({ ...content, once, created_at: now, try_at: now })
    .onConflict((conflict) => conflict.column('once').where('once', 'is not', null).doNothing())
    .execute();
}

/** Whether so many mails wait to be brought away now. */
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

/** Takes mails that are due, the oldest first, for this process alone until the lease ends. */
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
  return rows.map(({ id, to_address, subject, body_text, body_html, tries }) => ({
    id,
    tries,
    to: to_address,
    subject,
    text: body_text,
    html: body_html,
  }));
}

/** What it said is gone with it: links and codes are nobody's to read later. */
export async function markSent(database: Database, id: string, now: Date): Promise<void> {
  await database
    .updateTable('mail')
    .set({ sent_at: now, leased_until: null, failure: null, subject: '', body_text: '', body_html: '' })
    .where('id', '=', id)
    .execute();
}

/** @param tryAt null: never again; what it said goes, too */
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
}

export async function clearOldMails(database: Database, before: Date): Promise<void> {
  await database.deleteFrom('mail').where('created_at', '<', before).execute();
}
