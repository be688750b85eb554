import { type RawBuilder, sql } from 'kysely';
import type { ApprovalKind } from '@sen/domain/approvals/approvalKinds';
import type { InTransaction } from '../database.ts';
import type { TakenRequest } from './requests.ts';

const sameClass = sql<boolean>`coalesce(newer.asked_class_id, 0) = coalesce(request.asked_class_id, 0)`;

/** Whether a newer request asks for the same as one of this kind. */
const asksForTheSame = {
  account: sql`newer.user_id = request.user_id
    and (newer.kind = 'account' or (newer.kind = 'class' and ${sameClass}))`,
  class: sql`newer.user_id = request.user_id and newer.kind in ('account', 'class') and ${sameClass}`,
  free_course: sql`newer.kind = 'free_course' and newer.course_id = request.course_id
    and newer.user_id = request.user_id`,
  // Whoever asks.
  public_course: sql`newer.kind = 'public_course' and newer.course_id = request.course_id`,
  // The author has sent it anew; that it waits for the system since follows from the approval of the unit.
  topic_unit: sql`newer.kind = 'topic_unit' and newer.topic_id = request.topic_id`,
  topic_system: sql`newer.topic_id = request.topic_id`,
} satisfies Record<ApprovalKind, RawBuilder<unknown>>;

/** Whether the same was asked for again after this request. */
export async function askedAgain(
  transaction: InTransaction,
  { id, kind }: Pick<TakenRequest, 'id' | 'kind'>,
): Promise<boolean> {
  const { rows } = await sql`
    select from registration_request request join registration_request newer on newer.id > request.id
    where request.id = ${id} and ${asksForTheSame[kind]} limit 1`.execute(transaction);
  return rows.length > 0;
}
