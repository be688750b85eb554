import type { ApprovalLevel } from '@sen/api/contract/model';
import type { InTransaction } from '../database.ts';
import { notify } from './notify.ts';
import { adminsOf, superAdmins } from './recipients.ts';

interface WaitingTopic {
  topic_id: string;
  topic_title: string;
  company_id: string;
  company_name: string;
  /** Who wrote it. */
  name: string;
}

/** Tells those who decide at a level that a topic waits for them. */
export async function notifyOfTopic(
  transaction: InTransaction,
  { company_id, ...facts }: WaitingTopic,
  level: ApprovalLevel,
  { by, now }: { by: string; now: Date },
): Promise<void> {
  const to = level === 'unit' ? adminsOf(company_id) : superAdmins();
  await notify(transaction, { type: 'TopicRequested', facts }, { to, causedBy: by, now });
}
