import type { KnownDurations } from '@sen/domain/study/mediaSeconds';
import { sql } from 'kysely';
import type { InTransaction } from '../database.ts';
import type { Place } from './visitRows.ts';

/** A lesson of a published class that a student has opened. */
export interface StudentPlace extends Place, KnownDurations {
  userId: string;
  /** The period of the class. */
  starts_at: Date;
  ends_at: Date;
  /** The media type of the main attachment. */
  type: string;
  /** Whether the server will soon have read the duration. */
  isBeingRead: boolean;
  /** When the person first opened it; null: not yet. */
  openedAt: Date | null;
}

/** Those of these places at which the person studies; the progress in them is locked until the transaction ends. */
export async function lockStudentPlaces(
  transaction: InTransaction,
  asked: readonly (Place & { userId: string })[],
): Promise<StudentPlace[]> {
  if (asked.length === 0) return [];
  const list = JSON.stringify(
    asked.map(({ userId, classroomId, sessionId }) => ({ u: userId, c: classroomId, s: sessionId })),
  );
  const columns = sql`(u bigint, c bigint, s uuid)`;
  // The order avoids deadlocks between groups.
  await sql`select from lesson_progress where (user_id, classroom_id, session_id) in
      (select u, c, s from jsonb_to_recordset(${list}::jsonb) as asked ${columns})
    order by user_id, classroom_id, session_id for no key update`.execute(transaction);
  const { rows } = await sql<StudentPlace>`
    select u::text as "userId", c::text as "classroomId", s as "sessionId", starts_at, ends_at,
      duration_seconds as typed, rendition.seconds as read, file.type, opened_at as "openedAt",
      coalesce(rendition.state in ('waiting', 'running'), false) as "isBeingRead"
    from jsonb_to_recordset(${list}::jsonb) as asked ${columns}
    join classroom_student student on student.classroom_id = c and student.user_id = u
    join classroom on classroom.id = c and published
    join classroom_session session on session.classroom_id = c and session.id = s
    join lesson on lesson.id = session.lesson_id
    join lesson_file on lesson_file.lesson_id = lesson.id and is_main
    join file on file.id = lesson_file.file_id
    left join file_rendition rendition on rendition.file_id = file.id
    left join lesson_progress progress on progress.user_id = u and progress.classroom_id = c and progress.session_id = s`.execute(
    transaction,
  );
  return rows;
}
