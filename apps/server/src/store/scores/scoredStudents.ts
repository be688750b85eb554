import type { ScoredStudent } from '@sen/domain/imports/readScoreRow';
import { finalScore, type ScoredAttempt } from '@sen/domain/scores/countedScore';
import { sql } from 'kysely';
import { takesPart } from '../classes/assignments.ts';
import type { Database } from '../database.ts';

/** A student of the class of an assigned exam, and what the exam knows of the student. */
export interface ScoreRow extends ScoredStudent {
  user_id: string;
  name: string;
  membership_code: string | null;
  employee_code: string | null;
  email: string;
  username: string;
  /** null: none was entered. */
  entered: number | null;
  /** The best score of the attempts whose marks are all given, or null. */
  attempts: number | null;
  /** An attempt waits to be marked. */
  waits: boolean;
}

interface StudentRow extends Omit<ScoreRow, 'present' | 'attempts' | 'waits'> {
  own: ScoredAttempt[];
}

/** The students of the class of an assigned exam, by name; these only where ids are given. */
export async function scoredStudents(
  database: Database,
  assignmentId: string,
  userIds?: readonly string[],
): Promise<ScoreRow[]> {
  const asked = userIds === undefined ? sql`true` : sql`student.id = any(${[...userIds]}::bigint[])`;
  const { rows } = await sql<StudentRow>`
    select student.id::text as user_id, student.name, membership_code, employee_code, email, username,
      ${takesPart(sql.ref('student.id'))} as participates, coalesce(own.sits, false) as sits,
      entered.score as entered, coalesce(own.attempts, '[]') as own
    from assignment join classroom_student member on member.classroom_id = assignment.classroom_id
    join user_account student on student.id = member.user_id
    left join entered_score entered on entered.assignment_id = assignment.id and entered.user_id = student.id
    left join lateral (select bool_or(state = 'in_progress') as sits,
      json_agg(json_build_object('state', state, 'score', final_score)) as attempts
      from attempt where attempt.assignment_id = assignment.id and attempt.user_id = student.id) own on true
    where assignment.id = ${assignmentId}::bigint and ${asked}
    order by student.given_name_key, student.sort_key, student.id`.execute(database);
  return rows.map(({ own, ...student }) => {
    const entered = student.entered === null ? undefined : { score: student.entered };
    const { score: attempts, waits } = finalScore(undefined, own);
    return { ...student, present: finalScore(entered, own).score, attempts, waits };
  });
}
