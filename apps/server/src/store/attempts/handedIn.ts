import { sql } from 'kysely';
import type { Answer } from '@sen/api/contract/model';
import { participates } from '../classes/assignments.ts';
import type { Database } from '../database.ts';

interface HandedIn {
  classroom_id: string;
  data: Answer<'listHandedIn'>['data'];
}

/** Attempts stay when their student leaves the class, or the class is hidden. */
const hasAttempts = (userId: string) => sql<boolean>`exists (select 1 from attempt
  where attempt.assignment_id = assignment.id and attempt.user_id = ${userId})`;

/** What a student has handed in of an assigned exam, newest first; undefined for who neither takes part nor has attempts. */
export async function findHandedIn(
  database: Database,
  assignmentId: string,
  userId: string,
): Promise<HandedIn | undefined> {
  const row = await database
    .selectFrom('assignment')
    .innerJoin('user_account as student', (join) => join.on('student.id', '=', userId))
    .select(['assignment.id', 'exam_id', 'classroom_id', 'student.name', 'student.avatar'])
    .where('assignment.id', '=', assignmentId)
    .where(({ or }) => or([participates(userId), hasAttempts(userId)]))
    .executeTakeFirst();
  if (!row) return undefined;
  const attempts = await database
    .selectFrom('attempt')
    .select(['id', 'number', 'state'])
    .where('assignment_id', '=', assignmentId)
    .where('user_id', '=', userId)
    .where('state', '<>', 'in_progress')
    .orderBy('submitted_at', 'desc')
    .orderBy('number', 'desc')
    .execute();
  const student = { id: userId, name: row.name, avatar: row.avatar };
  return {
    classroom_id: row.classroom_id,
    data: { assignment_id: row.id, survey_id: row.exam_id, student, attempts },
  };
}
