import { type RawBuilder, sql } from 'kysely';
import type { TopicChange } from '@sen/api/contract/model';
import type { Caller } from '../../auth/Caller.ts';
import type { Database, InTransaction } from '../database.ts';
import { readsUnpublishedOf } from './readTopics.ts';

/** Keeps what a topic or a reply said before a change. */
export async function keepChange(
  transaction: InTransaction,
  change: { topic_id: string; reply_id: string | null; title: string; content: string; changed_by: string },
  now: Date,
): Promise<void> {
  await transaction
    .insertInto('forum_change')
    .values({ ...change, created_at: now })
    .execute();
}

/**
 * The condition that the caller reads what a `change` of a `topic` has kept: a text that was once published, and any to whoever reads
 * those that were not. Replies are published at once; a topic is changed before it is published, or as a published one.
 */
export function isChangeShownTo(caller: Caller): RawBuilder<boolean> {
  return sql<boolean>`(change.reply_id is not null or change.created_at > topic.published_at or ${readsUnpublishedOf(caller)})`;
}

const mostChanges = 100;

/** What a topic and its replies said before, as far as the caller reads it, the newest change first; not of replies that are deleted. */
export async function listChanges(
  database: Database,
  topicId: string,
  caller: Caller,
): Promise<TopicChange[]> {
  const rows = await database
    .selectFrom('forum_change as change')
    .innerJoin('forum_topic as topic', 'topic.id', 'change.topic_id')
    .leftJoin('user_account as person', 'person.id', 'change.changed_by')
    .leftJoin('forum_reply as reply', 'reply.id', 'change.reply_id')
    .select(['change.id', 'change.reply_id', 'change.title', 'change.content', 'change.created_at'])
    .select('person.name as changed_by')
    .where('change.topic_id', '=', topicId)
    .where('reply.deleted_at', 'is', null)
    .where(isChangeShownTo(caller))
    .orderBy('change.id', 'desc')
    .limit(mostChanges)
    .execute();
  return rows.map((row) => ({
    ...row,
    changed_by: row.changed_by ?? '…',
    created_at: row.created_at.toISOString(),
  }));
}
