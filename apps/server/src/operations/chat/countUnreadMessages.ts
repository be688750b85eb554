import { countUnread } from '../../store/chat/reading.ts';
import type { Handler, TopicsOf } from '../Operation.ts';
import { assertMayChat } from './assertMayChat.ts';
import { chatTopics } from './chatTopics.ts';

export const topicsOf: TopicsOf = chatTopics;

export const countUnreadMessages: Handler<'countUnreadMessages'> = async ({ caller, now }, { database }) => {
  await assertMayChat(database, caller, now);
  return { data: await countUnread(database, caller.id) };
};
