import type { Caller } from '../../auth/Caller.ts';
import type { InTransaction } from '../../store/database.ts';
import { notify } from '../../store/notifications/notify.ts';
import { record } from '../../store/platform/audit.ts';

interface Deletion {
  what: 'topic' | 'reply';
  /** Of what is deleted. */
  id: string;
  author_id: string;
  topic: { id: string; title: string; company_id: string };
  reason: string;
}

/** Tells the author of a deletion, and records it. */
export async function tellOfDeletion(
  transaction: InTransaction,
  { what, id, author_id, topic, reason }: Deletion,
  { caller, now }: { caller: Caller; now: Date },
): Promise<void> {
  const facts = { topic_id: topic.id, topic_title: topic.title, reason };
  await notify(
    transaction,
    { type: what === 'topic' ? 'TopicDeleted' : 'ReplyDeleted', facts },
    { to: [author_id], causedBy: caller.id, now },
  );
  const subject = { id, company_id: topic.company_id };
  await record(
    transaction,
    [{ actorId: caller.id, action: `${what}.deleted`, subject, details: { reason } }],
    now,
  );
}
