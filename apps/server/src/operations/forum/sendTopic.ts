import type { Audience } from '@sen/api/contract/model';
import type { TopicState } from '@sen/domain/forum/levels';
import type { Caller } from '../../auth/Caller.ts';
import { found } from '../../errors/RefusalError.ts';
import { findCompany } from '../../store/companies/companies.ts';
import type { InTransaction } from '../../store/database.ts';
import { stateColumns, updateTopic } from '../../store/forum/topicChanges.ts';
import { insertTopicRequest } from '../../store/forum/topicRequests.ts';
import { notifyOfTopic } from '../../store/notifications/notifyOfTopic.ts';

interface Sending {
  /** Of a topic that nobody approves. */
  audience: Audience;
  caller: Caller;
  now: Date;
}

/** Sends the caller's topic on: to the desk of those who decide at its level, or, where nobody does, to its readers. */
export async function sendTopic(
  transaction: InTransaction,
  { id, title, company_id }: { id: string; title: string; company_id: string },
  state: TopicState,
  { audience, caller, now }: Sending,
): Promise<void> {
  const { approval_level: level } = state;
  if (level === null) {
    const published = { audience, published_at: now, last_active_at: now };
    await updateTopic(transaction, id, { ...stateColumns(state), ...published }, now);
    return;
  }
  await updateTopic(transaction, id, { ...stateColumns(state), audience: null }, now);
  await insertTopicRequest(transaction, { topic_id: id, company_id, user_id: caller.id }, level, now);
  const { name: company_name } = found(await findCompany(transaction, company_id));
  const facts = { topic_id: id, topic_title: title, company_id, company_name, name: caller.name };
  await notifyOfTopic(transaction, facts, level, { by: caller.id, now });
}
