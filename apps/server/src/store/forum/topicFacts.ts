import { sql } from 'kysely';
import type { Person } from '@sen/api/contract/model';

/** The `author` of a topic or a reply. */
export const asAuthor =
  sql<Person>`json_build_object('id', author.id::text, 'name', author.name, 'avatar', author.avatar)`.as(
    'author',
  );

export const isLocked = sql<boolean>`topic.locked_at is not null`.as('locked');

/** The `TopicFacts` of a `topic`. */
export const topicFacts = [
  'topic.name as title',
  'topic.created_by as author_id',
  'topic.company_id',
  'topic.status as topic_status',
  'topic.approval_level',
  'topic.audience',
  'topic.deleted_at',
  isLocked,
] as const;
