import { found } from '../../errors/RefusalError.ts';
import { findDirect } from '../../store/chat/conversations.ts';
import { countUnread, markSeen } from '../../store/chat/reading.ts';
import type { Handler } from '../Operation.ts';
import { assertMayChat } from './assertMayChat.ts';

export const seeDirectMessages: Handler<'seeDirectMessages'> = async (
  { path: { id }, body, caller, now },
  { database },
) => {
  await assertMayChat(database, caller, now);
  const conversation = found(await findDirect(database, [caller.id, id]));
  await markSeen(database, conversation.id, caller.id, body.number);
  return { data: await countUnread(database, caller.id) };
};
