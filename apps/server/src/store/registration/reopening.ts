import { sql } from 'kysely';
import type { DecidedFacts } from '@sen/domain/registration/whyNotReopened';
import type { InTransaction } from '../database.ts';

/** A request with what undoing its decision depends on. */
export interface ReopeningRow extends Omit<DecidedFacts, 'kind' | 'status' | 'name' | 'course_name'> {
  id: string;
  /** The class of an approval; null of others. */
  classroom_id: string | null;
}

/** Lets nobody of these begin to learn in the class of their request, ask again or leave, until the transaction ends. */
export async function lockPlacesOf(transaction: InTransaction, ids: readonly string[]): Promise<void> {
  const wanted = sql`${[...ids]}::bigint[]`;
  await sql`select from classroom_student as student
    join registration_request as request on request.placed_class_id = student.classroom_id and request.user_id = student.user_id
    where request.id = any(${wanted}) order by student.classroom_id, student.user_id for update of student`.execute(
    transaction,
  );
  await sql`select from user_account where id in (select user_id from registration_request where id = any(${wanted}))
    order by id for update`.execute(transaction);
  await sql`select from course where id in (select course_id from registration_request
    where id = any(${wanted}) and kind = 'public_course') order by id for update`.execute(transaction);
}

/** Read under the locks of `lockPlacesOf`. */
export async function reopeningRows(
  transaction: InTransaction,
  ids: readonly string[],
): Promise<ReopeningRow[]> {
  const { rows } = await sql<ReopeningRow>`
    select request.id::text, request.placed_class_id::text as classroom_id,
      exists (select from registration_request newer where newer.id > request.id and case
        when request.kind = 'public_course' then newer.kind = request.kind and newer.course_id = request.course_id
        when request.kind = 'free_course' then newer.kind = request.kind and newer.course_id = request.course_id
          and newer.user_id = request.user_id
        else newer.course_id is null and newer.user_id = request.user_id
          and ((newer.kind = 'account' and request.kind = 'account')
            or coalesce(newer.asked_class_id, 0) = coalesce(request.asked_class_id, 0)) end) as asked_again,
      exists (select from classroom_student student where student.classroom_id = request.placed_class_id
        and student.user_id = request.user_id and student.joined_at = request.decided_at) as keeps_place,
      ${hasWork} as has_work,
      coalesce(course.public_since = request.decided_at and request.replaced is not null
        and (request.replaced ->> 'version')::bigint = course.version, false) as keeps_course,
      request.kind = 'public_course' and exists (select from registration_request later
        where later.course_id = request.course_id and later.kind = 'free_course'
          and later.created_at >= request.decided_at) as course_taken
    from registration_request as request left join course on course.id = request.course_id
    where request.id = any(${[...ids]}::bigint[])`.execute(transaction);
  return rows;
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

/** The requests wait again, as if nobody had decided them. */
export async function reopenRequests(transaction: InTransaction, ids: readonly string[]): Promise<void> {
  await transaction
    .updateTable('registration_request')
    .set({
      status: 'pending',
      reason: null,
      placed_class_id: null,
      decided_by: null,
      decided_at: null,
      replaced: null,
    })
    .where('id', 'in', ids)
    .execute();
}

/** Before courses are made public: keeps with their requests what that replaces. */
export async function keepReplaced(transaction: InTransaction, ids: readonly string[]): Promise<void> {
  // Making a business course public is a new version of it.
  await sql`update registration_request set replaced = jsonb_build_object('kind', course.kind, 'price', course.price,
      'category_id', course.category_id::text, 'version', course.version + case when course.kind = 'free' then 0 else 1 end)
    from course where course.id = course_id and registration_request.id = any(${[...ids]}::bigint[])`.execute(
    transaction,
  );
}

/** Takes the courses of these requests out of the catalogue; one that was a business course is one again. */
export async function restoreReplaced(
  transaction: InTransaction,
  ids: readonly string[],
  { by, now }: { by: string; now: Date },
): Promise<void> {
  await sql`update course set public_since = null, kind = replaced ->> 'kind', price = (replaced ->> 'price')::numeric,
      category_id = (select category.id from category where category.id = (replaced ->> 'category_id')::bigint),
      version = version + case when course.kind = replaced ->> 'kind' then 0 else 1 end,
      updated_by = case when course.kind = replaced ->> 'kind' then updated_by else ${by}::bigint end,
      updated_at = case when course.kind = replaced ->> 'kind' then updated_at else ${now}::timestamptz end
    from registration_request as request
    where request.course_id = course.id and request.id = any(${[...ids]}::bigint[])`.execute(transaction);
}
