import { mayDeleteReply } from '@sen/domain/forum/topicRules';
import { required } from '@sen/domain/errors/required';
import { assertAllowed, assertNoFieldErrors } from '../../errors/RefusalError.ts';
import { markReplyDeleted } from '../../store/forum/replies.ts';
import { settleReports } from '../../store/forum/reports.ts';
import type { Handler } from '../Operation.ts';
import { takeReply } from './takeReply.ts';
import { tellOfDeletion } from './tellOfDeletion.ts';

export const deleteReply: Handler<'deleteReply'> = async (
  { path: { id }, body, caller, now },
  { database },
) => {
  await database.transaction().execute(async (transaction) => {
    const { reply, topic } = await takeReply(transaction, id, caller);
    assertAllowed(mayDeleteReply(caller, reply, topic));
    assertNoFieldErrors(required('reason', body.reason));
    const reason = body.reason?.trim() ?? '';
    await markReplyDeleted(transaction, reply, { reason, by: caller.id, now });
    await settleReports(transaction, { topic_id: reply.topic_id, reply_id: id }, now);
    const { author_id, topic_id } = reply;
    const deletion = { what: 'reply', id, author_id, topic: { ...topic, id: topic_id }, reason } as const;
    await tellOfDeletion(transaction, deletion, { caller, now });
  });
  return { data: null };
};
