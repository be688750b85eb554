import type { Insertable, Updateable } from 'kysely';
import { cleanMarkup, textOfMarkup } from '@sen/domain/text/markup';
import { sortKey } from '@sen/domain/text/sort';
import type { TopicState } from '@sen/domain/forum/levels';
import { mayReadTopic } from '@sen/domain/forum/topicRules';
import type { Caller } from '../../auth/Caller.ts';
import { ofLiveUnit } from '../companies/liveUnits.ts';
import type { InTransaction } from '../database.ts';
import type { ForumTopicTable } from './tables.ts';
import { topicFacts } from './topicFacts.ts';
import { keepChange } from './topicHistory.ts';

/** A topic that the caller reads, locked for this transaction after the requests about it that wait. */
export async function takeTopic(transaction: InTransaction, id: string, caller: Caller) {
  await transaction
    .selectFrom('registration_request')
    .select('id')
    .where('topic_id', '=', id)
    .where('status', '=', 'pending')
    .forUpdate()
    .execute();
  const [topic] = await lockTopics(transaction, [id]);
  return topic && mayReadTopic(caller, topic).allowed ? topic : undefined;
}

/** Topics locked for this transaction. */
export async function lockTopics(transaction: InTransaction, ids: readonly string[]) {
  return transaction
    .selectFrom('forum_topic as topic')
    .select(topicFacts)
    .select([
      'topic.id',
      'topic.version',
      'topic.category_id as theme_id',
      'topic.content',
      'topic.published_at',
    ])
    .where('topic.id', 'in', ids)
    .where(ofLiveUnit('topic.company_id'))
    .orderBy('topic.id')
    .forUpdate()
    .execute();
}

export type TakenTopic = Awaited<ReturnType<typeof lockTopics>>[number];

interface WrittenTopic {
  title: string;
  theme_id: string;
  /** As it was sent. */
  content: string;
}

function columnsOf({ title, theme_id, content }: WrittenTopic) {
  const clean = cleanMarkup(content);
  return {
    name: title,
    sort_key: sortKey(title),
    category_id: theme_id,
    content: clean,
    content_text: textOfMarkup(clean),
  };
}

export function stateColumns({ topic_status, approval_level }: TopicState) {
  return { status: topic_status, approval_level };
}

export async function insertTopic(
  transaction: InTransaction,
  topic: WrittenTopic,
  place: Omit<Insertable<ForumTopicTable>, keyof ReturnType<typeof columnsOf> | 'last_active_at'>,
  now: Date,
): Promise<string> {
  const { id } = await transaction
    .insertInto('forum_topic')
    .values({ ...place, ...columnsOf(topic), last_active_at: now, created_at: now, updated_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Changes a topic and its version. */
export async function updateTopic(
  transaction: InTransaction,
  id: string,
  change: Updateable<ForumTopicTable>,
  now: Date,
): Promise<void> {
  await transaction
    .updateTable('forum_topic')
    .set({ ...change, updated_at: now })
    .set((before) => ({ version: before('version', '+', 1) }))
    .where('id', '=', id)
    .execute();
}

/** Writes the new text of a topic with other changes, and keeps the one that somebody else may have read. */
export async function rewriteTopic(
  transaction: InTransaction,
  before: TakenTopic,
  { title, theme_id, content, ...changes }: WrittenTopic & Updateable<ForumTopicTable>,
  { by, now }: { by: string; now: Date },
): Promise<void> {
  const columns = { ...changes, ...columnsOf({ title, theme_id, content }) };
  const isSame = columns.name === before.title && columns.content === before.content;
  const isKept = !isSame && before.topic_status !== 'draft';
  if (isKept) {
    const said = { title: before.title, content: before.content };
    await keepChange(transaction, { topic_id: before.id, reply_id: null, ...said, changed_by: by }, now);
  }
  await updateTopic(transaction, before.id, { ...columns, ...(isKept && { edited_at: now }) }, now);
}
