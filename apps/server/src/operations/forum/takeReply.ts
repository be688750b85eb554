import type { Caller } from '../../auth/Caller.ts';
import { found } from '../../errors/RefusalError.ts';
import type { InTransaction } from '../../store/database.ts';
import { replyRows, topicOfReply } from '../../store/forum/replies.ts';
import { takeTopic } from '../../store/forum/topicChanges.ts';

/**
 * A reply with its topic, which is locked for this transaction.
 * @throws {RefusalError} notFound when the caller does not read the topic
 */
export async function takeReply(transaction: InTransaction, id: string, caller: Caller) {
  const { topic_id } = found(await replyRows(transaction).where('reply.id', '=', id).executeTakeFirst());
  found(await takeTopic(transaction, topic_id, caller));
  // Read under the lock.
  const reply = await replyRows(transaction).where('reply.id', '=', id).executeTakeFirstOrThrow();
  return { reply, topic: topicOfReply(reply) };
}
