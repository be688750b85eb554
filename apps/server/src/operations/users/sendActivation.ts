import { hashToken, newToken } from '../../auth/token.ts';
import type { Config } from '../../config.ts';
import { activationMail } from '../../mail/accountMails.ts';
import type { Mail } from '../../mail/Mail.ts';
import type { MailReader } from '../../mail/mailTo.ts';
import { putActivationLink } from '../../store/users/activationLinks.ts';
import type { InTransaction } from '../../store/database.ts';
import { queueMail } from '../../store/platform/mails.ts';

/** How long a link holds: a week, so that who is away for some days finds it good. */
const linkDays = 7;

interface Sending {
  config: Pick<Config, 'publicUrl'>;
  now: Date;
  /** How the link comes about; by default an administrator made the account. */
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
