import { sql } from 'kysely';
import type { AssignmentDraft } from '@sen/api/contract/model';
import type { AssignedExam } from '@sen/domain/exams/checkAssignmentChange';
import type { InTransaction } from '../database.ts';

/**
 * Locks an assignment of the class and reads what a change of it depends on; undefined if the class has no such
 * assignment. No attempt starts until the transaction ends.
 */
export async function lockAssignment(
  transaction: InTransaction,
  { id, classId }: { id: string; classId: string },
): Promise<AssignedExam | undefined> {
  const row = await transaction
    .selectFrom('assignment')
    .selectAll()
    .where('id', '=', id)
    .where('classroom_id', '=', classId)
    .forUpdate()
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const attempts = await transaction
    .selectFrom('attempt')
    .select(['user_id', 'state', 'deadline'])
    .where('assignment_id', '=', id)
    .execute();
  const participants = await transaction
    .selectFrom('assignment_participant')
    .select('user_id')
    .where('assignment_id', '=', id)
    .execute();
  const resets = await transaction
    .selectFrom('reset_attempt')
    .select('user_id')
    .where('assignment_id', '=', id)
    .execute();
  const entered = await transaction
    .selectFrom('entered_score')
    .select('user_id')
    .where('assignment_id', '=', id)
    .execute();
  const running = attempts
    .filter(({ state }) => state === 'in_progress')
    .map(({ deadline }) => deadline.getTime());
  return {
    draft: {
      survey_id: row.exam_id,
      start_time: row.starts_at.toISOString(),
      end_time: row.ends_at.toISOString(),
      duration_minutes: row.duration_minutes,
      retakes: row.retakes,
      deduction_percent: row.deduction_percent,
      questions_per_page: row.questions_per_page,
      is_final: row.is_final,
      ...(row.everyone ? {} : { student_ids: participants.map(({ user_id }) => user_id) }),
    },
    begun_ids: [...new Set([...attempts, ...resets, ...entered].map(({ user_id }) => user_id))],
    runningUntil: running.length > 0 ? new Date(Math.max(...running)) : null,
  };
}

/** Replaces the settings of a locked assignment. Running attempts get the time that the earlier end had taken, and keep extra time. */
export async function changeAssignment(
  transaction: InTransaction,
  id: string,
  draft: AssignmentDraft,
  now: Date,
): Promise<void> {
  const {
    survey_id,
    start_time,
    end_time,
    is_final = false,
    student_ids,
    request_id: _id,
    chapter_id = null,
    session_id = null,
    ...settings
  } = draft;
  await transaction
    .updateTable('assignment')
    .set({
      ...settings,
      exam_id: survey_id,
      starts_at: start_time,
      ends_at: end_time,
      is_final,
      chapter_id,
      session_id,
      everyone: student_ids === undefined,
      updated_at: now,
    })
    .where('id', '=', id)
    .execute();
  await transaction.deleteFrom('assignment_participant').where('assignment_id', '=', id).execute();
  if (student_ids !== undefined) {
    const participants = [...new Set(student_ids)].map((user_id) => ({ assignment_id: id, user_id }));
    await transaction.insertInto('assignment_participant').values(participants).execute();
  }
  // In id order, like the groups that save answers.
  await sql`
    update attempt set deadline = later.deadline
    from (
      select attempt.id, least(attempt.started_at + make_interval(mins => assignment.duration_minutes), assignment.ends_at)
        + make_interval(mins => (select coalesce(sum(room_action_person.minutes), 0)::int from room_action_person
          join room_action on room_action.id = action_id and kind = 'time' where attempt_id = attempt.id)) as deadline
      from attempt join assignment on assignment.id = attempt.assignment_id
      where assignment.id = ${id} and attempt.state = 'in_progress' and attempt.deadline > ${now}
      order by attempt.id for no key update of attempt
    ) later
    where attempt.id = later.id and later.deadline > attempt.deadline`.execute(transaction);
}

/** Deletes an assignment without attempts. */
export async function deleteAssignment(transaction: InTransaction, id: string): Promise<void> {
  await transaction.deleteFrom('assignment').where('id', '=', id).execute();
}
