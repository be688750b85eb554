import { sql } from 'kysely';
import type { Place } from '../activity/visitRows.ts';
import type { Database, InTransaction } from '../database.ts';
import { multirangeOf, rangesOf, type SeenRange } from './seenRanges.ts';

/** What a student has studied of a lesson. */
export interface LessonProgress {
  sessionId: string;
  position: number;
  length: number | null;
  seen: SeenRange[];
  active: number;
  lastAt: Date;
  completedAt: Date | null;
}

interface Row {
  session_id: string;
  position: number;
  length: number | null;
  seen: string;
  active_seconds: number;
  last_at: Date;
  completed_at: Date | null;
}

const columns = sql`session_id, position, length, seen::text as seen, active_seconds, last_at, completed_at`;
const progressOf = (row: Row): LessonProgress => ({
  sessionId: row.session_id,
  position: row.position,
  length: row.length,
  seen: rangesOf(row.seen),
  active: row.active_seconds,
  lastAt: row.last_at,
  completedAt: row.completed_at,
});

/** A student's progress in the lessons of a class that the student has opened. */
export async function listProgress(
  database: Database,
  classroomId: string,
  userId: string,
): Promise<LessonProgress[]> {
  const { rows } = await sql<Row>`select ${columns} from lesson_progress
    where classroom_id = ${classroomId} and user_id = ${userId}`.execute(database);
  return rows.map(progressOf);
}

/** Notes that a student opens a lesson, if it is the first time. */
export async function openProgress(
  database: Database,
  { classroomId, sessionId }: Place,
  userId: string,
  now: Date,
): Promise<void> {
  await database
    .insertInto('lesson_progress')
    .values({
      classroom_id: classroomId,
      session_id: sessionId,
      user_id: userId,
      opened_at: now,
      last_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** What reports add to the progress of a student in a lesson. */
export interface AddedProgress extends Place {
  userId: string;
  seconds: number;
  at: Date;
  position: number | null;
  length: number | null;
  seen: readonly (readonly number[])[];
}

/** The progress after an addition, with what decides whether the lesson is completed. */
export interface MeasuredProgress extends Place {
  userId: string;
  length: number | null;
  /** Different seconds or pages. */
  seen: number;
  active: number;
  completedAt: Date | null;
}

/**
 * Adds to the progress in lessons that were opened; one addition for each student and lesson. Nobody studies a lesson longer than the time
 * since it was opened, in however many tabs.
 */
export async function addProgress(
  transaction: InTransaction,
  added: readonly AddedProgress[],
): Promise<MeasuredProgress[]> {
  if (added.length === 0) return [];
  const list = added.map(({ userId, classroomId, sessionId, seconds, at, position, length, seen }) => ({
    u: userId,
    c: classroomId,
    s: sessionId,
    a: seconds,
    t: at,
    p: position,
    l: length,
    m: multirangeOf(seen),
  }));
  const { rows } = await sql<MeasuredProgress>`update lesson_progress held set
      active_seconds = greatest(active_seconds,
        least(active_seconds + a, extract(epoch from greatest(t, last_at) - opened_at)::int + 2)), seen = seen + m,
      position = case when t >= last_at then coalesce(p, position) else position end,
      length = coalesce(l, length), last_at = greatest(t, last_at)
    from jsonb_to_recordset(${JSON.stringify(list)}::jsonb) as added
      (u bigint, c bigint, s uuid, a integer, t timestamptz, p integer, l integer, m int4multirange)
    where held.user_id = u and held.classroom_id = c and held.session_id = s
    returning u::text as "userId", c::text as "classroomId", s as "sessionId", held.length, active_seconds as active,
      (select coalesce(sum(upper(part) - lower(part)), 0)::int from unnest(held.seen) part) as seen,
      completed_at as "completedAt"`.execute(transaction);
  return rows;
}

export async function completeLessons(
  transaction: InTransaction,
  completed: readonly (Place & { userId: string; at: Date })[],
): Promise<void> {
  if (completed.length === 0) return;
  const list = completed.map(({ userId, classroomId, sessionId, at }) => ({
    u: userId,
    c: classroomId,
    s: sessionId,
    t: at,
  }));
  await sql`update lesson_progress set completed_at = t
    from jsonb_to_recordset(${JSON.stringify(list)}::jsonb) as done (u bigint, c bigint, s uuid, t timestamptz)
    where user_id = u and classroom_id = c and session_id = s and completed_at is null`.execute(transaction);
}
