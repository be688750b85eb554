import { found } from '../../errors/RefusalError.ts';
import { readGroup } from '../../store/chat/groupList.ts';
import type { Handler } from '../Operation.ts';
import { assertMayChat } from './assertMayChat.ts';

export const getChatGroup: Handler<'getChatGroup'> = async ({ path: { id }, caller, now }, { database }) => {
  await assertMayChat(database, caller, now);
  return { data: found(await readGroup(database, id, { userId: caller.id, now })) };
};
