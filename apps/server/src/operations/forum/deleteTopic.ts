import { deletionNeedsReason, mayDeleteTopic } from '@sen/domain/forum/topicRules';
import { required } from '@sen/domain/errors/required';
import { assertAllowed, assertNoFieldErrors, found } from '../../errors/RefusalError.ts';
import { settleReports } from '../../store/forum/reports.ts';
import { takeTopic, updateTopic } from '../../store/forum/topicChanges.ts';
import { withdrawTopicRequests } from '../../store/forum/topicRequests.ts';
import type { Handler } from '../Operation.ts';
import { tellOfDeletion } from './tellOfDeletion.ts';

export const deleteTopic: Handler<'deleteTopic'> = async (
  { path: { id }, body, caller, now },
  { database },
) => {
  await database.transaction().execute(async (transaction) => {
    const topic = found(await takeTopic(transaction, id, caller));
    assertAllowed(mayDeleteTopic(caller, topic));
    if (deletionNeedsReason(topic)) assertNoFieldErrors(required('reason', body.reason));
    const reason = body.reason?.trim() ?? '';
    await withdrawTopicRequests(transaction, id, now);
    await settleReports(transaction, { topic_id: id }, now);
    const deletion = { deleted_at: now, deleted_by: caller.id, deletion_reason: reason };
    await updateTopic(transaction, id, deletion, now);
    const { author_id } = topic;
    await tellOfDeletion(transaction, { what: 'topic', id, author_id, topic, reason }, { caller, now });
  });
  return { data: null };
};
