import { checkEmail } from '@sen/domain/users/checkEmail';
import { emailOf } from '@sen/domain/users/emailOf';
import { hashToken, newToken } from '../../auth/token.ts';
import { assertNoFieldErrors } from '../../errors/RefusalError.ts';
import { recoveryMail } from '../../mail/accountMails.ts';
import { queueMail } from '../../store/platform/mails.ts';
import { putPasswordLink } from '../../store/auth/passwordLinks.ts';
import { findReader } from '../../store/auth/users.ts';
import type { Handler } from '../Operation.ts';
import { answerWords } from './answerWords.ts';
import { spendMail } from './limits.ts';

/** How long the link is valid. */
const linkMinutes = 60;

export const recoverPassword: Handler<'recoverPassword'> = async (
  { body, address: from, language, now },
  { database, config },
) => {
  assertNoFieldErrors(checkEmail('email', body.email));
  const email = emailOf(body.email);
  await spendMail(database, email, from, now);
  const reader = await findReader(database, email);
  if (reader) {
    const token = newToken();
    const link = new URL('/reset', config.publicUrl);
    link.searchParams.set('email', email);
    link.searchParams.set('token', token);
    await database.transaction().execute(async (transaction) => {
      await putPasswordLink(transaction, {
        userId: reader.id,
        tokenHash: hashToken(token),
        expiresAt: new Date(now.getTime() + linkMinutes * 60_000),
      });
      await queueMail(transaction, recoveryMail(reader, link.href, linkMinutes), now);
    });
  }
  return { data: null, message: answerWords.recovery[language] };
};
