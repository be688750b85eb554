import { required } from '@sen/domain/errors/required';
import { mayReportReply, mayReportTopic } from '@sen/domain/forum/topicRules';
import { assertAllowed, assertNoFieldErrors, found } from '../../errors/RefusalError.ts';
import { replyRows } from '../../store/forum/replies.ts';
import { insertReport } from '../../store/forum/reports.ts';
import { takeTopic } from '../../store/forum/topicChanges.ts';
import { notify } from '../../store/notifications/notify.ts';
import { adminsOf } from '../../store/notifications/recipients.ts';
import type { Handler } from '../Operation.ts';

export const reportTopic: Handler<'reportTopic'> = async (
  { path: { id }, body, caller, now },
  { database },
) => {
  await database.transaction().execute(async (transaction) => {
    const topic = found(await takeTopic(transaction, id, caller));
    const { reply_id = null } = body;
    const reply =
      reply_id === null
        ? null
        : found(
            await replyRows(transaction)
              .where('reply.id', '=', reply_id)
              .where('reply.topic_id', '=', id)
              .executeTakeFirst(),
          );
    assertAllowed(reply ? mayReportReply(caller, reply, topic) : mayReportTopic(caller, topic));
    assertNoFieldErrors(required('reason', body.reason));
    const reason = body.reason.trim();
    const isNew = await insertReport(
      transaction,
      { topic_id: id, reply_id, user_id: caller.id, reason },
      now,
    );
    if (!isNew) return;
    const facts = { topic_id: id, topic_title: topic.title, name: caller.name, reason };
    // A reply is also a matter of the unit of its author.
    const units = [topic.company_id, reply?.company_id].filter((unit) => typeof unit === 'string');
    await notify(
      transaction,
      { type: 'TopicReported', facts },
      { to: adminsOf(...units), causedBy: caller.id, now },
    );
  });
  return { data: null };
};
