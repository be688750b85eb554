import { mayEditGroup } from '@sen/domain/chat/groupRules';
import { assertAllowed, found } from '../../errors/RefusalError.ts';
import { findGroup } from '../../store/chat/conversations.ts';
import { deleteGroup } from '../../store/chat/groupChanges.ts';
import type { Handler } from '../Operation.ts';
import { assertMayChat } from './assertMayChat.ts';
import { membershipOf } from './membershipOf.ts';

export const deleteChatGroup: Handler<'deleteChatGroup'> = async (
  { path: { id }, caller, now },
  { database },
) => {
  await assertMayChat(database, caller, now);
  await database.transaction().execute(async (transaction) => {
    const group = found(await findGroup(transaction, [caller.id, id], { locks: true }));
    assertAllowed(mayEditGroup(membershipOf(group)));
    await deleteGroup(transaction, id);
  });
  return { data: null };
};
