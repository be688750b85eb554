import type { Member } from '@sen/api/contract/model';
import { mayEditMember, mayManageMember } from '@sen/domain/users/mayManageMember';
import { assertAllowed, found } from '../../errors/RefusalError.ts';
import { record } from '../../store/platform/audit.ts';
import { type MemberColumns, updateMember } from '../../store/users/memberChanges.ts';
import { findMember } from '../../store/users/members.ts';
import { endSessionsOf } from '../../store/auth/sessions.ts';
import type { Handler } from '../Operation.ts';
import { memberColumns, unitOf } from './memberColumns.ts';
import { sendActivation } from './sendActivation.ts';
import { takeOne } from './takeAll.ts';

export const editMember: Handler<'editMember'> = async (
  { path, body, caller, now },
  { database, config, sessions },
) => {
  await database.transaction().execute(async (transaction) => {
    const member = await takeOne(transaction, path.id, { caller, may: mayManageMember });
    const before = found(await findMember(transaction, path.id, caller));
    const company_id = unitOf(body, caller, before);
    assertAllowed(mayEditMember(caller, member, { role: body.role, company_id }));
    const columns = await memberColumns(transaction, body, { company_id, before, now });
    await updateMember(transaction, member.id, columns, now);
    const moved = member.email !== columns.email;
    const { name, email } = columns;
    // The link was sent to an address that no longer belongs to the account.
    if (moved && member.status === 'inactive')
      await sendActivation(transaction, { id: member.id, name, email, lang: member.lang }, { config, now });
    // Sessions end when permissions change: an open page would offer actions that are refused.
    if (member.role !== columns.role || member.company_id !== company_id)
      await endSessionsOf(transaction, [member.id], now);
    const details = { fields: changedFields(before, columns) };
    await record(
      transaction,
      [{ actorId: caller.id, action: 'member.edited', subject: member, details }],
      now,
    );
  });
  sessions.forgetUser(path.id);
  return { data: found(await findMember(database, path.id, caller)) };
};

/** Names only: personal data must not be in the audit log. */
function changedFields(before: Member, columns: MemberColumns): string[] {
  const after: Partial<Record<keyof Member, unknown>> = columns;
  return Object.keys(columns).filter(
    (field) => before[field as keyof Member] !== after[field as keyof Member],
  );
}
