import type { TopicChange } from '@sen/api/contract/model';
import type { Database, InTransaction } from '../database.ts';

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

const mostChanges = 100;

/** What a topic and its replies said before, the newest change first; not of replies that are deleted. */
export async function listChanges(database: Database, topicId: string): Promise<TopicChange[]> {
  const rows = await database
    .selectFrom('forum_change as change')
    .leftJoin('user_account as person', 'person.id', 'change.changed_by')
    .leftJoin('forum_reply as reply', 'reply.id', 'change.reply_id')
    .select(['change.id', 'change.reply_id', 'change.title', 'change.content', 'change.created_at'])
    .select('person.name as changed_by')
    .where('change.topic_id', '=', topicId)
    .where('reply.deleted_at', 'is', null)
    .orderBy('change.id', 'desc')
    .limit(mostChanges)
    .execute();
  return rows.map((row) => ({
    ...row,
    changed_by: row.changed_by ?? '…',
    created_at: row.created_at.toISOString(),
  }));
}
