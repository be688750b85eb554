import { createHash } from 'node:crypto';
import type { ErrorCode } from '@sen/domain/errors/codes';
import { emailOf } from '@sen/domain/users/emailOf';
import { RefusalError } from '../../errors/RefusalError.ts';
import type { Database } from '../../store/database.ts';
import { spend, type Spent } from '../../store/platform/rateLimits.ts';

/** Mails of an account, and mails that one address asks for, in an hour. */
const mails = { account: 5, address: 30, minutes: 60 };

const emailLimit = 'youHaveReachedYourEmailLimitSoYouCanNoLongerSendEmails';

/** Refuses what was used more often than allowed in its window, and says when it is possible again. */
export function refuseWhenSpent(
  { used, windowEndsAt }: Spent,
  allowed: number,
  { code, now }: { code: ErrorCode; now: Date },
): void {
  if (used <= allowed) return;
  const seconds = Math.max(1, Math.ceil((windowEndsAt.getTime() - now.getTime()) / 1000));
  throw new RefusalError(code, { params: { minutes: Math.ceil(seconds / 60) }, retry_after: seconds });
}

/** Counts one mail to an e-mail address, whether or not it has an account, and one for the network address that asks. */
export async function spendMail(database: Database, email: string, from: string, now: Date): Promise<void> {
  const spent = await spend(database, `mail-from:${from}`, mails.minutes, now);
  refuseWhenSpent(spent, mails.address, { code: emailLimit, now });
  await spendMailTo(database, email, now);
}

/**
 * Counts one mail with a sign-in code, which follows a right password. It has a limit of its own: anybody can ask for links to
 * somebody's e-mail address, and must not keep the owner of a second step out by it; nor is a whole school at one address.
 */
export async function spendCode(database: Database, who: string, now: Date): Promise<void> {
  const spent = await spend(database, `mail-code:${who}`, mails.minutes, now);
  refuseWhenSpent(spent, mails.account, { code: emailLimit, now });
}

/** Counts one mail to an e-mail address, whoever asks for it. */
export async function spendMailTo(database: Database, email: string, now: Date): Promise<void> {
  const who = createHash('sha256').update(emailOf(email)).digest('base64url');
  const spent = await spend(database, `mail:${who}`, mails.minutes, now);
  refuseWhenSpent(spent, mails.account, { code: emailLimit, now });
}
