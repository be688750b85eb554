import { createHash } from 'node:crypto';
import type { ErrorCode } from '@sen/domain/errors/codes';
import { emailOf } from '@sen/domain/users/emailOf';
import { RefusalError } from '../../errors/RefusalError.ts';
import type { Database } from '../../store/database.ts';
import { spend, type Spent } from '../../store/platform/rateLimits.ts';

/** Mails per hour: for one account, and requested from one address. */
const mails = { account: 5, address: 30, minutes: 60 };

const emailLimit = 'youHaveReachedYourEmailLimitSoYouCanNoLongerSendEmails';

/** Refuses a key that is over its limit, and says when it can be used again. */
export function refuseWhenSpent(
  { used, windowEndsAt }: Spent,
  allowed: number,
  { code, now }: { code: ErrorCode; now: Date },
): void {
  if (used <= allowed) return;
  const seconds = Math.max(1, Math.ceil((windowEndsAt.getTime() - now.getTime()) / 1000));
  throw new RefusalError(code, {
    params: { minutes: Math.ceil(seconds / 60), seconds },
    retry_after: seconds,
  });
}

/** Counts one mail to an email address, whether or not it has an account, and one for the requesting network address. */
export async function spendMail(database: Database, email: string, from: string, now: Date): Promise<void> {
  const spent = await spend(database, `mail-from:${from}`, mails.minutes, now);
  refuseWhenSpent(spent, mails.address, { code: emailLimit, now });
  await spendMailTo(database, email, now);
}

/**
 * Counts one mail with a sign-in code, sent only after a right password. Has its own limit: anybody can
 * request links to an email address, which must not lock out an owner with two-factor sign-in; and a
 * whole school may share one network address.
 */
export async function spendCode(database: Database, who: string, now: Date): Promise<void> {
  const spent = await spend(database, `mail-code:${who}`, mails.minutes, now);
  refuseWhenSpent(spent, mails.account, { code: emailLimit, now });
}

/** Counts one mail to an email address, whoever requests it. */
export async function spendMailTo(database: Database, email: string, now: Date): Promise<void> {
  const who = createHash('sha256').update(emailOf(email)).digest('base64url');
  const spent = await spend(database, `mail:${who}`, mails.minutes, now);
  refuseWhenSpent(spent, mails.account, { code: emailLimit, now });
}
