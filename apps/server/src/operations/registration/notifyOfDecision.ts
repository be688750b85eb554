import type { InTransaction } from '../../store/database.ts';
import { notify } from '../../store/notifications/notify.ts';
import type { TakenRequest } from '../../store/registration/requests.ts';

interface Event {
  causedBy: string;
  now: Date;
}

/** Notifies the requester of an approval. */
export async function notifyOfApproval(
  transaction: InTransaction,
  { user_id, kind, company_id, company_name, course_id, course_name }: TakenRequest,
  classroom: { id: string; name: string } | null,
  event: Event,
): Promise<void> {
  const to = { to: [user_id], ...event };
  const course = { course_id: course_id ?? '', course_name: course_name ?? '' };
  if (kind === 'public_course')
    return notify(transaction, { type: 'PublicCourseApproved', facts: course }, to);
  if (kind === 'free_course') return notify(transaction, { type: 'FreeCourseApproved', facts: course }, to);
  if (classroom === null) return;
  const joined = { kind, company_id, company_name };
  const facts = { ...joined, classroom_id: classroom.id, classroom_name: classroom.name };
  await notify(transaction, { type: 'RegistrationApproved', facts }, to);
}

/** Notifies the requester of a denial, with its reason. */
export async function notifyOfDenial(
  transaction: InTransaction,
  { user_id, kind, company_id, company_name, course_id, course_name }: TakenRequest,
  reason: string | null,
  event: Event,
): Promise<void> {
  const to = { to: [user_id], ...event };
  const course = { course_id: course_id ?? '', course_name: course_name ?? '', reason };
  if (kind === 'public_course') return notify(transaction, { type: 'PublicCourseDenied', facts: course }, to);
  if (kind === 'free_course') return notify(transaction, { type: 'FreeCourseDenied', facts: course }, to);
  const facts = { kind, company_id, company_name, reason };
  await notify(transaction, { type: 'RegistrationDenied', facts }, to);
}

/** Notifies the requester that the decision no longer holds. */
export async function notifyOfReopenedRequest(
  transaction: InTransaction,
  { user_id, kind, status, company_id, company_name, course_id, course_name }: TakenRequest,
  event: Event,
): Promise<void> {
  const was = status === 'approved' ? 'approved' : 'denied';
  const facts = { kind, was, company_id, company_name, course_id, course_name } as const;
  await notify(transaction, { type: 'DecisionUndone', facts }, { to: [user_id], ...event });
}
