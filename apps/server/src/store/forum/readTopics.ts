import { type RawBuilder, sql } from 'kysely';
import type { DropdownOption, Topic } from '@sen/api/contract/model';
import { can } from '@sen/domain/access/can';
import { levels } from '@sen/domain/forum/levels';
import { mayReadTopic, readsUnpublished, seesReports, type TopicFacts } from '@sen/domain/forum/topicRules';
import type { Caller } from '../../auth/Caller.ts';
import { ofLiveUnit } from '../companies/liveUnits.ts';
import { categoryPathName } from '../categories/categoryPathName.ts';
import type { Database } from '../database.ts';
import { isManagedUnit } from './isManagedUnit.ts';
import { openReports } from './reports.ts';
import { asAuthor, topicFacts } from './topicFacts.ts';

/** The condition that `topic` is published and open to the caller: `mayReadTopic` for whoever did not write it. */
export function isOpenTo({ role, company_id }: Caller): RawBuilder<boolean> {
  const audience =
    role === 'super-admin'
      ? sql`true`
      : sql`(topic.audience = 'system' or topic.company_id = ${company_id ?? '0'})`;
  return sql<boolean>`(topic.status = 'published' and topic.deleted_at is null and ${audience}
    and ${ofLiveUnit('topic.company_id')})`;
}

/** The condition that `topic` is one of others that the caller approves, locks and deletes. */
export function isManagedBy(caller: Caller): RawBuilder<boolean> {
  return isManagedUnit('topic.company_id', caller);
}

/** The condition that `topic` is deleted and still shown to the caller: `mayReadTopic` of deleted ones. */
export function isDeletedFor(caller: Caller): RawBuilder<boolean> {
  return sql<boolean>`(topic.deleted_at is not null and ${ofLiveUnit('topic.company_id')}
    and (topic.created_by = ${caller.id} or topic.status <> 'draft' and ${isManagedBy(caller)}))`;
}

/** The condition that the caller reads `topic`: `mayReadTopic`. */
export function isShownTo(caller: Caller): RawBuilder<boolean> {
  return sql<boolean>`(${ofLiveUnit('topic.company_id')} and (topic.created_by = ${caller.id}
    or topic.status <> 'draft' and ${isManagedBy(caller)} or ${isOpenTo(caller)}))`;
}

/** The condition that the caller reads what `topic` said before it was published: `readsUnpublished`. */
export function readsUnpublishedOf(caller: Caller): RawBuilder<boolean> {
  return sql<boolean>`(topic.created_by = ${caller.id} or ${isManagedBy(caller)})`;
}

export const themeOfTopic = sql<DropdownOption>`json_build_object('id', category.id::text, 'name', ${categoryPathName})`;

export const isFollowedBy = (caller: Caller) =>
  sql<boolean>`exists (select from forum_follower where topic_id = topic.id and user_id = ${caller.id})`;

/** Topics with their authors, themes and units. */
export function topicRows(database: Database) {
  return database
    .selectFrom('forum_topic as topic')
    .innerJoin('user_account as author', 'author.id', 'topic.created_by')
    .innerJoin('category', 'category.id', 'topic.category_id')
    .innerJoin('company', 'company.id', 'topic.company_id')
    .select(topicFacts)
    .select(['topic.id', 'company.name as company_name', 'topic.reply_count', 'topic.created_at'])
    .select([asAuthor, themeOfTopic.as('theme')]);
}

/** A topic that the caller reads, whatever its state is. */
export async function findTopic(database: Database, id: string, caller: Caller): Promise<Topic | undefined> {
  const row = await topicRows(database)
    .select(['topic.version', 'topic.category_id as theme_id', 'topic.content'])
    .select(['topic.published_at', 'topic.edited_at', 'topic.deletion_reason as reason_for_deletion'])
    .select(isFollowedBy(caller).as('followed'))
    .where('topic.id', '=', id)
    .where(ofLiveUnit('topic.company_id'))
    .executeTakeFirst();
  if (!row || !mayReadTopic(caller, row).allowed) return undefined;
  const { author_id: _author, created_at, published_at, edited_at, deleted_at, ...topic } = row;
  // What changed before it was published is no change to its readers.
  const seesEdit =
    edited_at !== null &&
    (readsUnpublished(caller, row) || (published_at !== null && edited_at > published_at));
  return {
    ...topic,
    rejection: row.topic_status === 'rejected' ? await lastDenial(database, id) : null,
    request_id: await waitingRequest(database, id, row, caller),
    reports: await openReports(database, id, caller),
    deleted_at: deleted_at?.toISOString() ?? null,
    published_at: published_at?.toISOString() ?? null,
    edited_at: seesEdit ? edited_at.toISOString() : null,
    created_at: created_at.toISOString(),
  };
}

/** Why a rejected topic was rejected. */
async function lastDenial(database: Database, id: string): Promise<Topic['rejection']> {
  const denied = await database
    .selectFrom('registration_request as request')
    .leftJoin('user_account as decider', 'decider.id', 'request.decided_by')
    .select(['request.reason', 'request.decided_at', 'decider.name as by'])
    .where('request.topic_id', '=', id)
    .where('request.status', '=', 'denied')
    .orderBy('request.id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return denied
    ? { reason: denied.reason ?? '', by: denied.by, at: denied.decided_at?.toISOString() ?? null }
    : null;
}

/** The request of a topic that waits, for whoever may decide it. */
async function waitingRequest(
  database: Database,
  id: string,
  { topic_status, approval_level, deleted_at, ...topic }: TopicFacts,
  caller: Caller,
): Promise<string | null> {
  const waits = topic_status === 'pending' && deleted_at === null && approval_level !== null;
  if (!waits || !seesReports(caller, topic) || !can(caller.role, levels[approval_level].permission))
    return null;
  const request = await database
    .selectFrom('registration_request')
    .select('id')
    .where('topic_id', '=', id)
    .where('status', '=', 'pending')
    .executeTakeFirst();
  return request?.id ?? null;
}
