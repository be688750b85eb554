import { sql } from 'kysely';
import type { ApprovalLevel } from '@sen/api/contract/model';
import { levels } from '@sen/domain/forum/levels';
import type { ApprovedTopicFacts } from '@sen/domain/registration/whyNotReopened';
import type { InTransaction } from '../database.ts';

/** Puts a topic on the desk of those who decide at a level. */
export async function insertTopicRequest(
  transaction: InTransaction,
  request: { topic_id: string; company_id: string; user_id: string },
  level: ApprovalLevel,
  now: Date,
): Promise<void> {
  await transaction
    .insertInto('registration_request')
    .values({ ...request, kind: levels[level].kind, note: null, created_at: now })
    .execute();
}

/** Takes a topic from the desks. */
export async function withdrawTopicRequests(
  transaction: InTransaction,
  topicId: string,
  now: Date,
): Promise<void> {
  await transaction
    .updateTable('registration_request')
    .set({ status: 'withdrawn', decided_at: now })
    .where('topic_id', '=', topicId)
    .where('status', '=', 'pending')
    .execute();
}

/** Locks the topic of a request until the transaction ends. */
export async function lockTopicOfRequest(transaction: InTransaction, requestId: string): Promise<void> {
  await sql`select from forum_topic where id = (select topic_id from registration_request where id = ${requestId})
    for update`.execute(transaction);
}

/**
 * What depends on the approval of a topic. What the unit approved and somebody decides at this moment counts as decided: that decision
 * waits for the topic, so this one must not wait for it. Read under `lockTopicOfRequest`.
 */
export async function approvedTopicFacts(
  transaction: InTransaction,
  requestId: string,
): Promise<ApprovedTopicFacts> {
  const { rows } = await sql<Omit<ApprovedTopicFacts, 'decided_since'> & { later: string | null }>`
    select topic.deleted_at is not null as deleted,
      exists (select from forum_reply reply where reply.topic_id = topic.id) as answered,
      (select max(id) from registration_request later where later.topic_id = topic.id and later.id > request.id)::text as later
    from registration_request request join forum_topic topic on topic.id = request.topic_id
    where request.id = ${requestId}`.execute(transaction);
  const [facts] = rows;
  if (!facts) throw new Error(`The topic of request ${requestId} is gone.`);
  const { deleted, answered, later } = facts;
  if (later === null) return { deleted, answered, decided_since: false };
  const waiting = await transaction
    .selectFrom('registration_request')
    .select('id')
    .where('id', '=', later)
    .where('status', 'in', ['pending', 'withdrawn'])
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
  return { deleted, answered, decided_since: waiting === undefined };
}
