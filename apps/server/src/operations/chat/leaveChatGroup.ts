import { mayLeaveGroup } from '@sen/domain/chat/groupRules';
import { fieldError } from '@sen/domain/errors/FieldError';
import { assertAllowed, assertNoFieldErrors, found } from '../../errors/RefusalError.ts';
import { findGroup } from '../../store/chat/conversations.ts';
import {
  deleteGroup,
  keepAdministered,
  presentMembers,
  removeMembers,
  setAdministrators,
  tellAll,
} from '../../store/chat/groupChanges.ts';
import type { Handler } from '../Operation.ts';
import { assertMayChat } from './assertMayChat.ts';
import { membershipOf } from './membershipOf.ts';

export const leaveChatGroup: Handler<'leaveChatGroup'> = async (
  { path: { id }, body, caller, now },
  { database },
) => {
  await assertMayChat(database, caller, now);
  const { administrator_id: named } = body;
  await database.transaction().execute(async (transaction) => {
    const group = found(await findGroup(transaction, [caller.id, id], { locks: true }));
    const present = await presentMembers(transaction, id);
    const others = present.filter(({ user_id }) => user_id !== caller.id);
    const administrators = others.filter(({ is_administrator }) => is_administrator);
    const counts = { members: others.length, administrators: administrators.length };
    assertAllowed(mayLeaveGroup(membershipOf(group), { ...counts, namesAdministrator: named !== undefined }));
    if (named !== undefined && !others.some(({ user_id }) => user_id === named))
      assertNoFieldErrors([fieldError('administrator_id', 'chatNotMember')]);
    if (others.length === 0) return deleteGroup(transaction, id);
    const isAdministrator = group.is_administrator && named !== undefined;
    await tellAll(
      transaction,
      present.map(({ user_id }) => user_id),
    );
    if (isAdministrator)
      await setAdministrators(transaction, id, [...administrators.map(({ user_id }) => user_id), named]);
    await removeMembers(transaction, id, [caller.id], now);
    await keepAdministered(transaction, [id]);
  });
  return { data: null };
};
