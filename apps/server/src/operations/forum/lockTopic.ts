import { mayLockTopic } from '@sen/domain/forum/topicRules';
import { assertAllowed, found } from '../../errors/RefusalError.ts';
import { takeTopic, updateTopic } from '../../store/forum/topicChanges.ts';
import { record } from '../../store/platform/audit.ts';
import type { Handler } from '../Operation.ts';

export const lockTopic: Handler<'lockTopic'> = async (
  { path: { id }, body: { locked }, caller, now },
  { database },
) => {
  await database.transaction().execute(async (transaction) => {
    const topic = found(await takeTopic(transaction, id, caller));
    assertAllowed(mayLockTopic(caller, topic));
    if (topic.locked === locked) return;
    await updateTopic(transaction, id, { locked_at: locked ? now : null }, now);
    const action = locked ? 'topic.locked' : 'topic.opened';
    const subject = { id, company_id: topic.company_id };
    await record(transaction, [{ actorId: caller.id, action, subject }], now);
  });
  return { data: null };
};
