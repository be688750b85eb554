import { checkReply } from '@sen/domain/forum/checkTopic';
import { mayEditReply } from '@sen/domain/forum/topicRules';
import { cleanMarkup } from '@sen/domain/text/markup';
import { assertAllowed, assertNoFieldErrors } from '../../errors/RefusalError.ts';
import { replyRows, shownReply, updateReply } from '../../store/forum/replies.ts';
import { keepChange } from '../../store/forum/topicHistory.ts';
import type { Handler } from '../Operation.ts';
import { assertPictures } from './assertPictures.ts';
import { takeReply } from './takeReply.ts';

export const editReply: Handler<'editReply'> = async ({ path: { id }, body, caller, now }, { database }) => {
  const data = await database.transaction().execute(async (transaction) => {
    const { reply, topic } = await takeReply(transaction, id, caller);
    assertAllowed(mayEditReply(caller, reply, topic));
    assertNoFieldErrors(checkReply(body));
    if (cleanMarkup(body.content) !== reply.content) {
      const { topic_id, content } = reply;
      await keepChange(
        transaction,
        { topic_id, reply_id: id, title: '', content, changed_by: caller.id },
        now,
      );
      await updateReply(transaction, id, body.content, now);
      const post = { topic_id, reply_id: id, company_id: topic.company_id };
      await assertPictures(transaction, post, body.content, caller);
    }
    return shownReply(
      await replyRows(transaction).where('reply.id', '=', id).executeTakeFirstOrThrow(),
      caller,
    );
  });
  return { data };
};
