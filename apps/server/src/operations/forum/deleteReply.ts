import { mayDeleteReply } from '@sen/domain/forum/topicRules';
import { required } from '@sen/domain/errors/required';
import { assertAllowed, assertNoFieldErrors } from '../../errors/RefusalError.ts';
import { markReplyDeleted } from '../../store/forum/replies.ts';
import { settleReports } from '../../store/forum/reports.ts';
import { notify } from '../../store/notifications/notify.ts';
import { record } from '../../store/platform/audit.ts';
import type { Handler } from '../Operation.ts';
import { takeReply } from './takeReply.ts';

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
    const facts = { topic_id: reply.topic_id, topic_title: topic.title, reason };
    await notify(
      transaction,
      { type: 'ReplyDeleted', facts },
      { to: [reply.author_id], causedBy: caller.id, now },
    );
    const subject = { id, company_id: topic.company_id };
    await record(
      transaction,
      [{ actorId: caller.id, action: 'reply.deleted', subject, details: { reason } }],
      now,
    );
  });
  return { data: null };
};
