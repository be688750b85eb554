import { mayWriteTo } from '@sen/domain/chat/mayWriteTo';
import { assertAllowed, RefusalError } from '../../errors/RefusalError.ts';
import { findDirect } from '../../store/chat/conversations.ts';
import { acquaintances } from '../../store/chat/reach.ts';
import type { Handler, TopicsOf } from '../Operation.ts';
import { assertMayChat } from './assertMayChat.ts';
import { chatTopics } from './chatTopics.ts';
import { conversationPage, emptyPage } from './conversationPage.ts';
import { whyNot } from './whyNot.ts';

export const topicsOf: TopicsOf = chatTopics;

export const listDirectMessages: Handler<'listDirectMessages'> = async (
  { path: { id }, query, caller, language, now },
  { database },
) => {
  await assertMayChat(database, caller, now);
  const other = (await acquaintances(database, [id], caller)).get(id);
  if (!other) throw new RefusalError('chatPersonUnreachable');
  const verdict = mayWriteTo(caller, other, other);
  const conversation = await findDirect(database, [caller.id, id]);
  // Of somebody who has not written and cannot be written to there is nothing to read.
  if (!conversation) assertAllowed(verdict);
  const page = conversation
    ? await conversationPage(database, conversation, { userId: caller.id, asked: query })
    : emptyPage(query);
  return { ...page, ...whyNot(verdict, language) };
};
