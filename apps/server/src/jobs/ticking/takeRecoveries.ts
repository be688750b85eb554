import { hashToken, newToken } from '../../auth/token.ts';
import { recoveryMail } from '../../mail/accountMails.ts';
import type { Services } from '../../operations/Operation.ts';
import { putPasswordLink } from '../../store/auth/passwordLinks.ts';
import { takeRecovery, waitingRecoveries } from '../../store/auth/recoveries.ts';
import { findReader } from '../../store/auth/users.ts';
import type { InTransaction } from '../../store/database.ts';
import { queueMail } from '../../store/platform/mails.ts';
import type { TickingJob } from '../Job.ts';

const limit = 50;
/** How long the link is valid. */
const linkMinutes = 60;

/**
 * Sends links to new passwords. This happens here and not in the request, so that the request takes equally long for an
 * address with an account and one without. One that fails does not block the others.
 */
export const takeRecoveries: TickingJob = {
  everyMs: 1_000,
  async run(services) {
    const { database, log } = services;
    for (const id of await waitingRecoveries(database, limit))
      await database
        .transaction()
        .execute(async (transaction) => {
          const email = await takeRecovery(transaction, id);
          if (email !== undefined) await sendLink(transaction, email, services);
        })
        .catch((error: unknown) => log.error({ err: error, recovery: id }, 'recovery not taken'));
  },
};

async function sendLink(
  transaction: InTransaction,
  email: string,
  { config, clock }: Pick<Services, 'config' | 'clock'>,
): Promise<void> {
  const reader = await findReader(transaction, email);
  if (!reader) return;
  const now = clock.now();
  const token = newToken();
  const link = new URL('/reset', config.publicUrl);
  link.searchParams.set('email', email);
  link.searchParams.set('token', token);
  await putPasswordLink(transaction, {
    userId: reader.id,
    tokenHash: hashToken(token),
    expiresAt: new Date(now.getTime() + linkMinutes * 60_000),
  });
  await queueMail(transaction, recoveryMail(reader, link.href, linkMinutes), now);
}
