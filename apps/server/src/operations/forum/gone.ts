import { mayReadTopic } from '@sen/domain/forum/topicRules';
import type { Caller } from '../../auth/Caller.ts';
import type { InTransaction } from '../../store/database.ts';
import { lockTopics, type TakenTopic } from '../../store/forum/topicChanges.ts';

/** A topic that was deleted while the caller read it: who answers it learns that, and not that it never was. */
export async function gone(
  transaction: InTransaction,
  id: string,
  caller: Caller,
): Promise<TakenTopic | undefined> {
  const [topic] = await lockTopics(transaction, [id]);
  return topic && mayReadTopic(caller, { ...topic, deleted_at: null }).allowed ? topic : undefined;
}
