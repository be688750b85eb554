import { mayPlaceMember } from '@sen/domain/users/mayManageMember';
import { hashPassword } from '../../auth/passwords.ts';
import { newToken } from '../../auth/token.ts';
import { assertAllowed, found } from '../../errors/RefusalError.ts';
import { record } from '../../store/platform/audit.ts';
import { insertMember } from '../../store/users/memberChanges.ts';
import { findMember } from '../../store/users/members.ts';
import type { Handler } from '../Operation.ts';
import { memberColumns, unitOf } from './memberColumns.ts';
import { sendActivation } from './sendActivation.ts';

export const addMember: Handler<'addMember'> = async ({ body, caller, now }, { database, config }) => {
  const company_id = unitOf(body, caller);
  assertAllowed(mayPlaceMember(caller, { role: body.role, company_id }));
  // A random password that nobody knows: the mail's link sets the first one.
  const password_hash = await hashPassword(newToken());
  const id = await database.transaction().execute(async (transaction) => {
    const columns = await memberColumns(transaction, body, { company_id, now });
    const lang = 'vi';
    const made = await insertMember(transaction, { ...columns, password_hash, lang }, now);
    const { name, email, role } = columns;
    await sendActivation(transaction, { id: made, name, email, lang }, { config, now });
    const subject = { id: made, company_id };
    await record(
      transaction,
      [{ actorId: caller.id, action: 'member.added', subject, details: { role } }],
      now,
    );
    return made;
  });
  return { data: found(await findMember(database, id, caller)) };
};
