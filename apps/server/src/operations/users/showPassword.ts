import { maySetTemporaryPassword } from '@sen/domain/users/memberVerbs';
import { hashPassword } from '../../auth/passwords.ts';
import { record } from '../../store/platform/audit.ts';
import { setTemporaryPassword } from '../../store/users/memberChanges.ts';
import { endSessionsOf } from '../../store/auth/sessions.ts';
import type { Handler } from '../Operation.ts';
import { takeOne } from './takeAll.ts';
import { temporaryPassword } from './temporaryPassword.ts';

export const showPassword: Handler<'showPassword'> = async (
  { body, caller, now },
  { database, sessions },
) => {
  const password = temporaryPassword();
  const passwordHash = await hashPassword(password);
  const { id } = await database.transaction().execute(async (transaction) => {
    const member = await takeOne(transaction, body.user_id, { caller, may: maySetTemporaryPassword });
    await setTemporaryPassword(transaction, member.id, passwordHash, now);
    await endSessionsOf(transaction, [member.id], now);
    await record(transaction, [{ actorId: caller.id, action: 'member.passwordGiven', subject: member }], now);
    return member;
  });
  sessions.forgetUser(id);
  return { data: { password } };
};
