import { hashToken, newToken } from '../../auth/token.ts';
import type { Config } from '../../config.ts';
import { activationMail } from '../../mail/accountMails.ts';
import type { Mail } from '../../mail/Mail.ts';
import type { MailReader } from '../../mail/mailTo.ts';
import { putActivationLink } from '../../store/users/activationLinks.ts';
import type { InTransaction } from '../../store/database.ts';
import { queueMail } from '../../store/platform/mails.ts';

/** How long a link is valid: a week, to cover an absence of some days. */
const linkDays = 7;

interface Sending {
  config: Pick<Config, 'publicUrl'>;
  now: Date;
  /** The mail's template; by default, that of an account created by an administrator. */
  write?: (reader: MailReader, href: string, days: number) => Mail;
}

/** Queues the mail with the link that sets the first password. */
export async function sendActivation(
  transaction: InTransaction,
  member: MailReader & { id: string },
  { config, now, write = activationMail }: Sending,
): Promise<void> {
  const token = newToken();
  const link = new URL('/activate', config.publicUrl);
  link.searchParams.set('email', member.email);
  link.searchParams.set('token', token);
  const expiresAt = new Date(now.getTime() + linkDays * 86_400_000);
  await putActivationLink(transaction, { userId: member.id, tokenHash: hashToken(token), expiresAt }, now);
  await queueMail(transaction, write(member, link.href, linkDays), now);
}
