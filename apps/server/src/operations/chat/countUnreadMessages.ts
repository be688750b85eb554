import { countUnread } from '../../store/chat/reading.ts';
import type { Handler, TopicsOf } from '../Operation.ts';
import { chatTopics } from './chatTopics.ts';

export const topicsOf: TopicsOf = chatTopics;

export const countUnreadMessages: Handler<'countUnreadMessages'> = async ({ caller }, { database }) => ({
  data: await countUnread(database, caller.id),
});
