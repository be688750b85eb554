import { checkReply } from '@sen/domain/forum/checkTopic';
import { mayReply } from '@sen/domain/forum/topicRules';
import { assertAllowed, assertNoFieldErrors, found } from '../../errors/RefusalError.ts';
import { followersOf, setFollowed } from '../../store/forum/followers.ts';
import { insertReply, replyRows, shownReply } from '../../store/forum/replies.ts';
import { takeTopic } from '../../store/forum/topicChanges.ts';
import { notify } from '../../store/notifications/notify.ts';
import type { Handler } from '../Operation.ts';
import { assertPictures } from './assertPictures.ts';
import { assertRulesAccepted } from './assertRulesAccepted.ts';
import { gone } from './gone.ts';

export const addReply: Handler<'addReply'> = async ({ path: { id }, body, caller, now }, { database }) => {
  await assertRulesAccepted(database, caller);
  assertNoFieldErrors(checkReply(body));
  const data = await database.transaction().execute(async (transaction) => {
    const topic = (await takeTopic(transaction, id, caller)) ?? (await gone(transaction, id, caller));
    assertAllowed(mayReply(found(topic)));
    const reply = await insertReply(
      transaction,
      { topic_id: id, user_id: caller.id, content: body.content },
      now,
    );
    const { title: topic_title, company_id } = found(topic);
    await assertPictures(transaction, { topic_id: id, reply_id: reply, company_id }, body.content, caller);
    const facts = { topic_id: id, topic_title, name: caller.name };
    const to = followersOf(id);
    await notify(transaction, { type: 'TopicReplied', facts }, { to, causedBy: caller.id, now });
    await setFollowed(transaction, { topic_id: id, user_id: caller.id }, true, now);
    return shownReply(
      await replyRows(transaction).where('reply.id', '=', reply).executeTakeFirstOrThrow(),
      caller,
    );
  });
  return { data };
};
