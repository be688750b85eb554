import { maySetMemberTwoFactor } from '@sen/domain/users/memberVerbs';
import { found } from '../../errors/RefusalError.ts';
import { record } from '../../store/platform/audit.ts';
import { setTwoFactorOf } from '../../store/users/memberChanges.ts';
import { findMember } from '../../store/users/members.ts';
import type { Handler } from '../Operation.ts';
import { takeOne } from './takeAll.ts';

export const setMemberTwoFactor: Handler<'setMemberTwoFactor'> = async (
  { path, body: { enabled }, caller, now },
  { database },
) => {
  await database.transaction().execute(async (transaction) => {
    const subject = await takeOne(transaction, path.id, { caller, may: maySetMemberTwoFactor });
    await setTwoFactorOf(transaction, subject.id, enabled, now);
    const action = enabled ? 'member.twoFactorOn' : 'member.twoFactorOff';
    await record(transaction, [{ actorId: caller.id, action, subject }], now);
  });
  return { data: found(await findMember(database, path.id, caller)) };
};
