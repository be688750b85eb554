import { sql } from 'kysely';
import { keyHeldUntil, type Release, type SharedUse } from '@sen/domain/attempts/release';
import type { Database } from '../database.ts';

/** The other assignments of the unit with questions of this one, and when nobody can answer them any more. */
function sharedUses(assignmentId: string) {
  // A used question that is edited becomes a copy with much the same key, and so may the copy.
  return sql<SharedUse>`with recursive
    assigned as (select id, exam_id, company_id from assignment where id = ${assignmentId}),
    version (id) as (
      select exam_question.question_id from assigned
      join exam_part on exam_part.exam_id = assigned.exam_id
      join exam_question on exam_question.exam_part_id = exam_part.id
      union
      select related.id from version join lateral (
        select copied_from from question where question.id = version.id and copied_from is not null
        union all select question.id from question where question.copied_from = version.id) related (id) on true),
    shared as (select distinct exam_part.exam_id from version
      join exam_question on exam_question.question_id = version.id
      join exam_part on exam_part.id = exam_question.exam_part_id)
    select other.show_key, greatest(other.ends_at, (
      select max(deadline) from attempt
      where attempt.assignment_id = other.id and attempt.submitted_by is distinct from 'student')) as "end"
    from assigned join shared on true
    join assignment other on other.exam_id = shared.exam_id
      and other.company_id = assigned.company_id and other.id <> assigned.id`;
}

/** Until when other assignments of the same questions hold back the key of this one; null without one. */
export async function readKeyHeldUntil(
  database: Database,
  assignmentId: string,
  release: Release,
  now: Date,
): Promise<Date | null> {
  const { rows } = await sharedUses(assignmentId).execute(database);
  return keyHeldUntil(release, rows, now);
}
