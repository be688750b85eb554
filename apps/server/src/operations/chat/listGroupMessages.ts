import { mayWriteToGroup } from '@sen/domain/chat/groupRules';
import { found } from '../../errors/RefusalError.ts';
import { findGroup } from '../../store/chat/conversations.ts';
import type { Handler, TopicsOf } from '../Operation.ts';
import { assertMayChat } from './assertMayChat.ts';
import { chatTopics } from './chatTopics.ts';
import { conversationPage } from './conversationPage.ts';
import { membershipOf } from './membershipOf.ts';
import { whyNot } from './whyNot.ts';

export const topicsOf: TopicsOf = chatTopics;

export const listGroupMessages: Handler<'listGroupMessages'> = async (
  { path: { id }, query, caller, language, now },
  { database },
) => {
  await assertMayChat(database, caller, now);
  const group = found(await findGroup(database, [caller.id, id]));
  const page = await conversationPage(database, group, { userId: caller.id, asked: query });
  const verdict = mayWriteToGroup(membershipOf(group));
  return { ...page, ...whyNot(verdict, language) };
};
