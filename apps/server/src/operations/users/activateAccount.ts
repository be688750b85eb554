import { emailOf } from '@sen/domain/users/emailOf';
import { checkPassword } from '@sen/domain/users/checkPassword';
import { hashPassword } from '../../auth/passwords.ts';
import { hashToken } from '../../auth/token.ts';
import { assertNoFieldErrors, RefusalError } from '../../errors/RefusalError.ts';
import { activate, findActivationLink } from '../../store/users/activationLinks.ts';
import { notifyOfRequest } from '../../store/notifications/notifyOfRequest.ts';
import { record } from '../../store/platform/audit.ts';
import type { Handler } from '../Operation.ts';

const words = {
  vi: 'Tài khoản đã được kích hoạt. Hãy đăng nhập bằng mật khẩu vừa đặt.',
  en: 'The account is active. Sign in with the password that you have just set.',
} as const;

export const activateAccount: Handler<'activateAccount'> = async ({ body, language, now }, { database }) => {
  assertNoFieldErrors(checkPassword(body));
  const link = { tokenHash: hashToken(body.token), email: emailOf(body.email), now };
  if (!(await findActivationLink(database, link))) throw new RefusalError('activationLinkInvalid');
  const passwordHash = await hashPassword(body.password);
  await database.transaction().execute(async (transaction) => {
    // Read again: while the password was hashed, the link may have been used or replaced.
    const account = await findActivationLink(transaction, link);
    const isFirst =
      account !== undefined && (await activate(transaction, { userId: account.id, passwordHash, now }));
    if (!isFirst) throw new RefusalError('activationLinkInvalid');
    await notifyOfRequest(transaction, account.id, { name: account.name, now });
    await record(transaction, [{ actorId: account.id, action: 'member.activated', subject: account }], now);
  });
  return { data: null, message: words[language] };
};
