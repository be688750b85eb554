import { sql } from 'kysely';
import type { Reply } from '@sen/api/contract/model';
import { mayDeleteReply, type TopicFacts } from '@sen/domain/forum/topicRules';
import { cleanMarkup } from '@sen/domain/text/markup';
import type { Caller } from '../../auth/Caller.ts';
import type { Database, InTransaction } from '../database.ts';
import { asAuthor, isLocked } from './topicFacts.ts';

/** Replies with their authors. */
export function replyRows(database: Database) {
  return database
    .selectFrom('forum_reply as reply')
    .innerJoin('user_account as author', 'author.id', 'reply.user_id')
    .innerJoin('forum_topic as topic', 'topic.id', 'reply.topic_id')
    .select([
      'reply.id',
      'reply.topic_id',
      'reply.content',
      'reply.user_id as author_id',
      'author.company_id',
    ])
    .select(['reply.created_at', 'reply.edited_at', 'reply.deleted_at'])
    .select(['reply.deletion_reason as reason_for_deletion', asAuthor])
    .select(['topic.name as title', 'topic.created_by', 'topic.company_id as topic_company_id'])
    .select(['topic.status as topic_status', 'topic.approval_level', 'topic.audience'])
    .select(['topic.deleted_at as topic_deleted_at', isLocked]);
}

export type ReplyRow = Awaited<ReturnType<ReturnType<typeof replyRows>['executeTakeFirstOrThrow']>>;

/** The facts of the topic that a row is a reply to. */
export function topicOfReply(row: ReplyRow): TopicFacts {
  const { title, created_by, topic_company_id, topic_status, approval_level, audience, locked } = row;
  return {
    title,
    author_id: created_by,
    company_id: topic_company_id,
    topic_status,
    approval_level,
    audience,
    locked,
    deleted_at: row.topic_deleted_at,
  };
}

/** A reply as the caller sees it: of a deleted one the text is nobody's any more. */
export function shownReply(row: ReplyRow, caller: Caller): Reply {
  const { id, topic_id, content, author, company_id, deleted_at, reason_for_deletion } = row;
  const seesReason = mayDeleteReply(caller, { ...row, deleted_at: null }, topicOfReply(row)).allowed;
  return {
    id,
    topic_id,
    content: deleted_at === null ? content : '',
    author,
    company_id,
    created_at: row.created_at.toISOString(),
    edited_at: row.edited_at?.toISOString() ?? null,
    deleted_at: deleted_at?.toISOString() ?? null,
    reason_for_deletion: seesReason ? reason_for_deletion : null,
  };
}

/** Inserts a reply, whose topic is locked for the transaction; the topic is active again. */
export async function insertReply(
  transaction: InTransaction,
  { content, ...reply }: { topic_id: string; user_id: string; content: string },
  now: Date,
): Promise<string> {
  const { id } = await transaction
    .insertInto('forum_reply')
    .values({ ...reply, content: cleanMarkup(content), created_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  await countReplies(transaction, reply.topic_id);
  await transaction
    .updateTable('forum_topic')
    .set({ last_active_at: now })
    .where('id', '=', reply.topic_id)
    .execute();
  return id;
}

export async function updateReply(
  transaction: InTransaction,
  id: string,
  content: string,
  now: Date,
): Promise<void> {
  await transaction
    .updateTable('forum_reply')
    .set({ content: cleanMarkup(content), edited_at: now })
    .where('id', '=', id)
    .execute();
}

export async function markReplyDeleted(
  transaction: InTransaction,
  { id, topic_id }: { id: string; topic_id: string },
  { reason, by, now }: { reason: string; by: string; now: Date },
): Promise<void> {
  await transaction
    .updateTable('forum_reply')
    .set({ deleted_at: now, deleted_by: by, deletion_reason: reason })
    .where('id', '=', id)
    .execute();
  await countReplies(transaction, topic_id);
}

async function countReplies(transaction: InTransaction, topicId: string): Promise<void> {
  await sql`update forum_topic set reply_count = (select count(*) from forum_reply
      where topic_id = forum_topic.id and deleted_at is null)
    where id = ${topicId}`.execute(transaction);
}
