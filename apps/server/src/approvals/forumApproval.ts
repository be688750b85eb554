import type { ApprovalLevel } from '@sen/api/contract/model';
import { approvalKinds } from '@sen/domain/approvals/approvalKinds';
import { approvedAt, levels, rejectedAt, waitingAt } from '@sen/domain/forum/levels';
import { whyTopicIsKept } from '@sen/domain/registration/whyNotReopened';
import { RefusalError } from '../errors/RefusalError.ts';
import { rejectedTopicMail, topicMail } from '../mail/forumMails.ts';
import { notifyOfTopic } from '../store/notifications/notifyOfTopic.ts';
import { lockTopics, stateColumns, updateTopic } from '../store/forum/topicChanges.ts';
import {
  approvedTopicFacts,
  insertTopicRequest,
  lockTopicOfRequest,
  withdrawTopicRequests,
} from '../store/forum/topicRequests.ts';
import type { InTransaction } from '../store/database.ts';
import type { TakenRequest } from '../store/registration/requests.ts';
import type { ApprovalEffects } from './ApprovalEffects.ts';

const topicOf = ({ topic_id, topic_title }: TakenRequest) => ({
  topic_id: topic_id ?? '',
  topic_title: topic_title ?? '',
});

/** The effects of requests to approve topics of the forum at a level. */
export function forumApproval(level: ApprovalLevel): ApprovalEffects {
  const { next, kind } = levels[level];

  async function take(transaction: InTransaction, requests: readonly TakenRequest[]) {
    return lockTopics(
      transaction,
      requests.map((request) => topicOf(request).topic_id),
    );
  }

  return {
    // Who decides above the units has no unit to name.
    decidedBy: ({ company_name }) => (level === 'unit' ? company_name : 'Sen'),

    async approve(transaction, requests, { audience }, { caller, now, publicUrl }) {
      await take(transaction, requests);
      for (const request of requests) {
        const { topic_id } = topicOf(request);
        const state = approvedAt(level);
        const published =
          state.topic_status === 'published' ? { published_at: now, last_active_at: now } : {};
        await updateTopic(transaction, topic_id, { ...stateColumns(state), ...published, audience }, now);
        if (next !== null) await toNextLevel(transaction, request, next, { by: caller.id, now });
      }
      return (request) => {
        const facts = topicOf(request);
        const href = new URL(approvalKinds[kind].page(facts.topic_id), publicUrl).href;
        return {
          event:
            next === null
              ? { type: 'TopicPublished', facts: { ...facts, topic_status_id: 'published', audience } }
              : { type: 'TopicApproved', facts: { ...facts, topic_status_id: 'pending' } },
          mail: topicMail(request, { title: facts.topic_title, isPublished: next === null, href }),
        };
      };
    },

    async deny(transaction, requests, { now }) {
      for (const { id } of await take(transaction, requests))
        await updateTopic(transaction, id, stateColumns(rejectedAt(level)), now);
    },

    denied: (request, reason) => ({ type: 'TopicRejected', facts: { ...topicOf(request), level, reason } }),

    deniedMail: (request, denial) =>
      rejectedTopicMail(request, { ...denial, title: topicOf(request).topic_title }),

    lock: (transaction, { id }) => lockTopicOfRequest(transaction, id),

    whyKept: async (transaction, request) =>
      whyTopicIsKept(topicOf(request).topic_title, await approvedTopicFacts(transaction, request.id)),

    async undo(transaction, request, { now }) {
      const { topic_id, topic_title: title } = topicOf(request);
      const [topic] = await take(transaction, [request]);
      if (!topic || topic.deleted_at !== null) throw new RefusalError('topicGone', { params: { title } });
      if (request.status === 'denied' && topic.topic_status !== 'rejected')
        throw new RefusalError('topicEditedSince', { params: { title } });
      await withdrawTopicRequests(transaction, topic_id, now);
      const undone = { ...stateColumns(waitingAt(level)), published_at: null };
      // What the unit proposed goes with its approval.
      await updateTopic(
        transaction,
        topic_id,
        level === 'unit' ? { ...undone, audience: null } : undone,
        now,
      );
    },
  };
}

/** A topic that is approved at a level waits at the next one. */
async function toNextLevel(
  transaction: InTransaction,
  request: TakenRequest,
  next: ApprovalLevel,
  { by, now }: { by: string; now: Date },
): Promise<void> {
  const { company_id, user_id, name, company_name } = request;
  const topic = topicOf(request);
  await insertTopicRequest(transaction, { topic_id: topic.topic_id, company_id, user_id }, next, now);
  await notifyOfTopic(transaction, { ...topic, company_id, name, company_name }, next, { by, now });
}
