import { fieldError } from '@sen/domain/errors/FieldError';
import { emailOf } from '@sen/domain/users/emailOf';
import { checkPassword } from '@sen/domain/users/checkPassword';
import { hashPassword, passwordIsRight } from '../../auth/passwords.ts';
import { hashToken } from '../../auth/token.ts';
import { assertNoFieldErrors, RefusalError } from '../../errors/RefusalError.ts';
import { passwordChangedMail } from '../../mail/accountMails.ts';
import { queueMail } from '../../store/platform/mails.ts';
import { findPasswordLink, type LinkedAccount, usePasswordLink } from '../../store/auth/passwordLinks.ts';
import { spend } from '../../store/platform/rateLimits.ts';
import { endSessionsOf } from '../../store/auth/sessions.ts';
import { findReaderById, setPassword } from '../../store/auth/users.ts';
import type { Call, Handler, Services } from '../Operation.ts';
import { answerWords } from './answerWords.ts';
import { refuseWhenSpent } from './limits.ts';

/** Old passwords tried per account in 15 minutes. */
const oldPassword = { tries: 10, minutes: 15 };

export const resetPassword: Handler<'resetPassword'> = async (call, services) => {
  const { body, address: from, language, now } = call;
  const { database, sessions } = services;
  assertNoFieldErrors(checkPassword(body));
  const tokenHash = hashToken(body.token);
  const account = await findPasswordLink(database, { tokenHash, email: emailOf(body.email), now });
  if (!account) throw new RefusalError('resetLinkInvalid');
  if (body.create_by === 'admin') await demandOldPassword(call, account, services);

  const passwordHash = await hashPassword(body.password);
  const { userId } = account;
  const isFirst = await database.transaction().execute(async (transaction) => {
    if (!(await usePasswordLink(transaction, { tokenHash, userId, from, now }))) return false;
    await setPassword(transaction, userId, { passwordHash, now });
    await endSessionsOf(transaction, [userId], now);
    const reader = await findReaderById(transaction, userId);
    if (reader) await queueMail(transaction, passwordChangedMail(reader, now), now);
    return true;
  });
  if (!isFirst) throw new RefusalError('resetLinkInvalid');
  sessions.forgetUser(userId);
  return { data: null, message: answerWords.reset[language] };
};

/** The link of an account created by an administrator also requires the password given with it. */
async function demandOldPassword(
  { body, now }: Call<'resetPassword'>,
  { userId, passwordHash }: LinkedAccount,
  { database }: Services,
): Promise<void> {
  const spent = await spend(database, `old-password:${userId}`, oldPassword.minutes, now);
  refuseWhenSpent(spent, oldPassword.tries, { code: 'tooManySignIns', now });
  if (!body.check_password) return assertNoFieldErrors([fieldError('check_password', 'thisFieldIsRequired')]);
  if (!(await passwordIsRight(body.check_password, passwordHash)))
    assertNoFieldErrors([fieldError('check_password', 'oldPasswordWrong')]);
}
