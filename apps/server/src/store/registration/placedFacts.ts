import { sql } from 'kysely';
import type { PlacedFacts } from '@sen/domain/registration/whyNotReopened';
import type { InTransaction } from '../database.ts';
import { lockRequester } from './lockRequester.ts';

/** Lets the person of this request not begin to learn in its class, ask again or leave, until the transaction ends. */
export async function lockPlace(transaction: InTransaction, requestId: string): Promise<void> {
  await sql`select from classroom_student as student
    join registration_request as request on request.placed_class_id = student.classroom_id and request.user_id = student.user_id
    where request.id = ${requestId} for update of student`.execute(transaction);
  await lockRequester(transaction, requestId);
}

/** Whether anything depends on the place that a request gave. Read under `lockPlace`. */
export async function placedFacts(transaction: InTransaction, requestId: string): Promise<PlacedFacts> {
  const { rows } = await sql<PlacedFacts>`
    select exists (select from classroom_student student where student.classroom_id = request.placed_class_id
        and student.user_id = request.user_id and student.joined_at = request.decided_at) as keeps_place,
      ${hasWork} as has_work
    from registration_request as request where request.id = ${requestId}`.execute(transaction);
  const [facts] = rows;
  if (!facts) throw new Error(`Request ${requestId} is gone.`);
  return facts;
}

/** Whatever the person has done in the class, or was given for it. */
const hasWork = sql<boolean>`(request.placed_class_id is not null and (
  exists (select from attempt join assignment on assignment.id = attempt.assignment_id
    where assignment.classroom_id = request.placed_class_id and attempt.user_id = request.user_id)
  or exists (select from reset_attempt join assignment on assignment.id = reset_attempt.assignment_id
    where assignment.classroom_id = request.placed_class_id and reset_attempt.user_id = request.user_id)
  or exists (select from entered_score join assignment on assignment.id = entered_score.assignment_id
    where assignment.classroom_id = request.placed_class_id and entered_score.user_id = request.user_id)
  or exists (select from lesson_progress progress
    where progress.classroom_id = request.placed_class_id and progress.user_id = request.user_id)
  or exists (select from survey_participant participant join survey on survey.id = participant.survey_id
    where survey.classroom_id = request.placed_class_id and participant.user_id = request.user_id and participant.answered)
  or exists (select from certificate
    where certificate.classroom_id = request.placed_class_id and certificate.user_id = request.user_id)))`;
