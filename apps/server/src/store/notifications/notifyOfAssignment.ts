import type { InTransaction } from '../database.ts';
import { assignmentFacts } from './assignmentFacts.ts';
import { findParticipants } from './findParticipants.ts';
import { notify } from './notify.ts';
import { participantsOf } from './recipients.ts';

interface Announced {
  /** Of the assignment. */
  id: string;
  causedBy: string;
  now: Date;
}

type ToParticipants = 'AssignNewSurvey' | 'SurveyChanged' | 'SurveyWithdrawn';

/** Notifies the participants of an assigned exam, or some of them. To be called before it is deleted. */
export async function notifyOfAssignment(
  transaction: InTransaction,
  type: ToParticipants,
  { id, causedBy, now }: Announced,
  to?: readonly string[],
): Promise<void> {
  const facts = (await assignmentFacts(transaction, [id])).get(id);
  if (facts) await notify(transaction, { type, facts }, { to: to ?? participantsOf(id), causedBy, now });
}

/** Notifies who takes part now, who no longer does and, if the exam itself has changed, the others. */
export async function notifyOfChange(
  transaction: InTransaction,
  before: readonly string[],
  isChanged: boolean,
  announced: Announced,
): Promise<void> {
  const [earlier, current] = [new Set(before), new Set(await findParticipants(transaction, announced.id))];
  const groups: readonly [ToParticipants, string[]][] = [
    ['AssignNewSurvey', [...current].filter((id) => !earlier.has(id))],
    ['SurveyWithdrawn', [...earlier].filter((id) => !current.has(id))],
    ['SurveyChanged', isChanged ? [...current].filter((id) => earlier.has(id)) : []],
  ];
  for (const [type, people] of groups)
    if (people.length > 0) await notifyOfAssignment(transaction, type, announced, people);
}
