import { found } from '../../errors/RefusalError.ts';
import { findGroup } from '../../store/chat/conversations.ts';
import { countUnread, markSeen } from '../../store/chat/reading.ts';
import type { Handler } from '../Operation.ts';
import { assertMayChat } from './assertMayChat.ts';

export const seeGroupMessages: Handler<'seeGroupMessages'> = async (
  { path: { id }, body, caller, now },
  { database },
) => {
  await assertMayChat(database, caller, now);
  const group = found(await findGroup(database, [caller.id, id]));
  await markSeen(database, group.id, caller.id, body.number);
  return { data: await countUnread(database, caller.id) };
};
