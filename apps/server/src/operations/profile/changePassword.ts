import { fieldError } from '@sen/domain/errors/FieldError';
import { checkPassword } from '@sen/domain/users/checkPassword';
import { hashPassword, passwordIsRight } from '../../auth/passwords.ts';
import { assertNoFieldErrors, found } from '../../errors/RefusalError.ts';
import { passwordChangedMail } from '../../mail/accountMails.ts';
import { queueMail } from '../../store/platform/mails.ts';
import { endPasswordLinks } from '../../store/auth/passwordLinks.ts';
import { findPasswordHash } from '../../store/profile/profiles.ts';
import { findReaderById, setPassword } from '../../store/auth/users.ts';
import type { Handler } from '../Operation.ts';
import { assertOwnPassword, refuseOwnPassword } from './assertOwnPassword.ts';
import { profileWords } from './profileWords.ts';

export const changePassword: Handler<'changePassword'> = async (
  { caller, body, language, address, now, openFiles },
  services,
) => {
  const { id: userId } = caller;
  const { old_password = '', password } = body;
  assertNoFieldErrors(checkPassword(body));
  // A caller who must change the password has just signed in with it; the session is proof enough.
  const replaces = caller.mustChangePassword
    ? found(await findPasswordHash(services.database, userId))
    : await assertOwnPassword({ userId, field: 'old_password', password: old_password, now }, services);
  if (await passwordIsRight(password, replaces))
    assertNoFieldErrors([fieldError('password', 'passwordUnchanged')]);

  const passwordHash = await hashPassword(password);
  const access_token = await services.database.transaction().execute(async (transaction) => {
    // While the passwords were checked, a concurrent call may have changed the old one.
    const isFirst = await setPassword(transaction, userId, { passwordHash, replaces, now });
    if (!isFirst) refuseOwnPassword('old_password');
    await endPasswordLinks(transaction, userId, now);
    const reader = await findReaderById(transaction, userId);
    if (reader) await queueMail(transaction, passwordChangedMail(reader, now), now);
    return services.sessions.renew(transaction, userId, address);
  });
  services.sessions.forgetUser(userId);
  openFiles(access_token);
  return { data: { access_token }, message: profileWords.passwordChanged[language] };
};
