import { found } from '../../errors/RefusalError.ts';
import { findGroup } from '../../store/chat/conversations.ts';
import { memberList } from '../../store/chat/memberList.ts';
import { listOperation } from '../listOperation.ts';
import type { Handler } from '../Operation.ts';
import { assertMayChat } from './assertMayChat.ts';

const list = listOperation(memberList);

export const listChatMembers: Handler<'listChatMembers'> = async (call, services) => {
  const { path, caller, now } = call;
  await assertMayChat(services.database, caller, now);
  const group = await findGroup(services.database, [caller.id, path.id]);
  found(group?.left_at === null ? group : undefined);
  return list(call, services);
};
