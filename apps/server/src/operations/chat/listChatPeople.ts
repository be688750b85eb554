import { mayWriteTo } from '@sen/domain/chat/mayWriteTo';
import { refused } from '@sen/domain/errors/verdict';
import { listPeople } from '../../store/chat/peopleList.ts';
import { acquaintances } from '../../store/chat/reach.ts';
import { countUnread } from '../../store/chat/reading.ts';
import type { Handler, TopicsOf } from '../Operation.ts';
import { assertMayChat } from './assertMayChat.ts';
import { chatListTopics } from './chatTopics.ts';
import { whyNot } from './whyNot.ts';

export const topicsOf: TopicsOf = chatListTopics;

export const listChatPeople: Handler<'listChatPeople'> = async (
  { query, caller, language, now },
  { database },
) => {
  await assertMayChat(database, caller, now);
  const { page, limit } = query;
  const { rows, total } = await listPeople(database, query, { caller, now });
  const known = await acquaintances(
    database,
    rows.map(({ id }) => id),
    caller,
  );
  const { count_direct } = await countUnread(database, caller.id);
  return {
    data: {
      data: rows.map((row) => {
        const other = known.get(row.id);
        const verdict = other ? mayWriteTo(caller, other, other) : refused('chatPersonUnreachable');
        return { ...row, ...whyNot(verdict, language) };
      }),
      page,
      limit,
      total,
      last_page: Math.max(1, Math.ceil(total / limit)),
      count_unread: count_direct,
    },
  };
};
