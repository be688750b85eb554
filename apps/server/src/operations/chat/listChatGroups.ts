import { listGroups } from '../../store/chat/groupList.ts';
import { countUnread } from '../../store/chat/reading.ts';
import type { Handler, TopicsOf } from '../Operation.ts';
import { assertMayChat } from './assertMayChat.ts';
import { chatListTopics } from './chatTopics.ts';

export const topicsOf: TopicsOf = chatListTopics;

export const listChatGroups: Handler<'listChatGroups'> = async ({ query, caller, now }, { database }) => {
  await assertMayChat(database, caller, now);
  const { page, limit } = query;
  const { rows, total } = await listGroups(database, query, { userId: caller.id, now });
  const { count_groups } = await countUnread(database, caller.id);
  const last_page = Math.max(1, Math.ceil(total / limit));
  return { data: { data: rows, page, limit, total, last_page, count_unread: count_groups } };
};
