import type { Audience, Reply, Topic } from '@sen/api/contract/model';
import { can } from '../access/can.ts';
import { type Actor, withinCompany } from '../access/scope.ts';
import { allowed, firstRefusal, refused, type Verdict } from '../errors/verdict.ts';
import type { TopicState } from './levels.ts';

/** What the rules of a topic depend on. */
export interface TopicFacts extends TopicState {
  readonly title: string;
  readonly author_id: string;
  /** The unit of its author. */
  readonly company_id: string;
  readonly audience: Audience | null;
  readonly locked: boolean;
  readonly deleted_at: Date | string | null;
}

/** What the rules of a reply depend on. */
export interface ReplyFacts {
  readonly author_id: string;
  readonly company_id: string | null;
  readonly deleted_at: Date | string | null;
}

/** The facts of a topic as the contract has it. */
export function factsOfTopic(topic: Topic): TopicFacts {
  return { ...topic, author_id: topic.author.id };
}

export function factsOfReply(reply: Reply): ReplyFacts {
  return { ...reply, author_id: reply.author.id };
}

const isOwn = (actor: Actor, { author_id }: { readonly author_id: string }) => actor.id === author_id;

/** Allows approving, locking and deleting what others of the own unit wrote; super-admins those of all units. */
function manages(actor: Actor, { company_id }: { readonly company_id: string | null }): boolean {
  return can(actor.role, 'topic.approve') && withinCompany(actor, { company_id }).allowed;
}

/**
 * Allows reading a topic: a published one of the whole system, or of the own unit; the own ones; and what waits or was rejected, whoever
 * decides on it. A draft is its author's alone, and what is deleted is left to its author and to who may delete it.
 */
export function mayReadTopic(actor: Actor, topic: TopicFacts): Verdict {
  const { topic_status, audience, deleted_at, company_id } = topic;
  if (isOwn(actor, topic)) return allowed;
  if (topic_status === 'draft') return refused('notFound');
  if (manages(actor, topic)) return allowed;
  if (deleted_at !== null || topic_status !== 'published') return refused('notFound');
  return audience === 'system' ? allowed : withinCompany(actor, { company_id });
}

/** Whether somebody who reads a topic also reads what it said before it was published: its author, and who decides on it. */
export function readsUnpublished(actor: Actor, topic: Pick<TopicFacts, 'author_id' | 'company_id'>): boolean {
  return isOwn(actor, topic) || manages(actor, topic);
}

/**
 * Allows changing an own topic until it is published: afterwards people have read and answered it. Whoever needs no approval may
 * change it then, too.
 */
export function mayEditTopic(actor: Actor, topic: TopicFacts): Verdict {
  return firstRefusal(
    isOwn(actor, topic) ? allowed : refused('topicNotYours'),
    notDeleted(topic),
    topic.topic_status !== 'published' || can(actor.role, 'topic.publish')
      ? allowed
      : refused('topicPublished'),
  );
}

/** Allows deleting an own topic, and those of the own unit to its administrators. */
export function mayDeleteTopic(actor: Actor, topic: TopicFacts): Verdict {
  return firstRefusal(
    isOwn(actor, topic) || manages(actor, topic) ? allowed : refused('topicNotYours'),
    notDeleted(topic),
  );
}

/** Whether a deletion needs a reason: nobody has read a draft. */
export function deletionNeedsReason({ topic_status }: Pick<TopicFacts, 'topic_status'>): boolean {
  return topic_status !== 'draft';
}

/** Allows locking a published topic, or opening it again, to who may delete it for others. */
export function mayLockTopic(actor: Actor, topic: TopicFacts): Verdict {
  return firstRefusal(
    manages(actor, topic) ? allowed : refused('topicNotYours'),
    notDeleted(topic),
    isPublished(topic),
  );
}

/** Whether somebody sees the reports about a topic with its replies, or about a reply alone, and settles them. */
export function seesReports(
  actor: Actor,
  written: Pick<TopicFacts, 'company_id'> | Pick<ReplyFacts, 'company_id'>,
): boolean {
  return manages(actor, written);
}

/** Allows following a published topic. */
export function mayFollowTopic(topic: TopicFacts): Verdict {
  return firstRefusal(notDeleted(topic), isPublished(topic));
}

/** Allows reporting a published topic of somebody else. */
export function mayReportTopic(actor: Actor, topic: TopicFacts): Verdict {
  return firstRefusal(notDeleted(topic), isPublished(topic), notOwn(actor, topic));
}

/** Allows reporting a reply of somebody else to a published topic. */
export function mayReportReply(actor: Actor, reply: ReplyFacts, topic: TopicFacts): Verdict {
  return firstRefusal(
    notDeleted(topic),
    isPublished(topic),
    reply.deleted_at === null ? allowed : refused('replyDeleted'),
    notOwn(actor, reply),
  );
}

/** Allows replying to a published topic that is not locked. */
export function mayReply(topic: TopicFacts): Verdict {
  return firstRefusal(
    notDeleted(topic),
    isPublished(topic),
    topic.locked ? refused('topicLocked', { title: topic.title }) : allowed,
  );
}

/** Allows changing an own reply while the topic takes replies. */
export function mayEditReply(actor: Actor, reply: ReplyFacts, topic: TopicFacts): Verdict {
  return firstRefusal(
    isOwn(actor, reply) ? allowed : refused('replyNotYours'),
    reply.deleted_at === null ? allowed : refused('replyDeleted'),
    mayReply(topic),
  );
}

/** Allows deleting an own reply; and to administrators those of people of the own unit, and all to topics of it. */
export function mayDeleteReply(actor: Actor, reply: ReplyFacts, topic: TopicFacts): Verdict {
  return firstRefusal(
    isOwn(actor, reply) || manages(actor, reply) || manages(actor, topic)
      ? allowed
      : refused('replyNotYours'),
    reply.deleted_at === null ? allowed : refused('replyDeleted'),
    notDeleted(topic),
  );
}

function notOwn(actor: Actor, written: { readonly author_id: string }): Verdict {
  return isOwn(actor, written) ? refused('reportsOneself') : allowed;
}

function notDeleted({ title, deleted_at }: TopicFacts): Verdict {
  return deleted_at === null ? allowed : refused('topicDeleted', { title });
}

function isPublished({ title, topic_status }: TopicFacts): Verdict {
  return topic_status === 'published' ? allowed : refused('topicNotPublished', { title });
}
