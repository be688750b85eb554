import { sql } from 'kysely';
import type { Place } from '../activity/visitRows.ts';
import type { Database, InTransaction } from '../database.ts';

export interface StoredPart {
  part_id: string;
  opening: number;
  number: number;
  state: string;
  is_completed: boolean;
  score: number | null;
}

type Student = Place & { userId: string };

/** What a package keeps of a student, by part. */
export async function listPackageParts(
  database: Database,
  { userId, classroomId, sessionId }: Student,
): Promise<StoredPart[]> {
  return database
    .selectFrom('package_part')
    .select(['part_id', 'opening', 'number', 'state', 'is_completed', 'score'])
    .where('user_id', '=', userId)
    .where('classroom_id', '=', classroomId)
    .where('session_id', '=', sessionId)
    .execute();
}

/** Counts one more opening by a student who has opened the lesson; its number. */
export async function nextOpening(
  database: Database,
  { userId, classroomId, sessionId }: Student,
): Promise<number> {
  const { opening } = await database
    .updateTable('lesson_progress')
    .set({ opening: sql`opening + 1` })
    .where('user_id', '=', userId)
    .where('classroom_id', '=', classroomId)
    .where('session_id', '=', sessionId)
    .returning('opening')
    .executeTakeFirstOrThrow();
  return opening;
}

/** The last opening of a lesson whose progress is locked. */
export async function lastOpening(
  transaction: InTransaction,
  { userId, classroomId, sessionId }: Student,
): Promise<number> {
  const { opening } = await transaction
    .selectFrom('lesson_progress')
    .select('opening')
    .where('user_id', '=', userId)
    .where('classroom_id', '=', classroomId)
    .where('session_id', '=', sessionId)
    .executeTakeFirstOrThrow();
  return opening;
}

export async function storePart(
  transaction: InTransaction,
  { userId, classroomId, sessionId }: Student,
  part: StoredPart,
  now: Date,
): Promise<void> {
  const { part_id, ...kept } = part;
  const values = { ...kept, updated_at: now };
  await transaction
    .insertInto('package_part')
    .values({ user_id: userId, classroom_id: classroomId, session_id: sessionId, part_id, ...values })
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'classroom_id', 'session_id', 'part_id']).doUpdateSet(values),
    )
    .execute();
}

/** Writes how many parts are completed into the progress of the lesson; when all are, since when. */
export async function storePackageProgress(
  transaction: InTransaction,
  { userId, classroomId, sessionId }: Student,
  { done, total, at }: { done: number; total: number; at: Date },
): Promise<{ completedAt: Date | null }> {
  const { completed_at } = await transaction
    .updateTable('lesson_progress')
    .set({
      length: total,
      seen: done > 0 ? `{[0,${done})}` : '{}',
      last_at: sql`greatest(last_at, ${at}::timestamptz)`,
      ...(done === total && { completed_at: sql<Date>`coalesce(completed_at, ${at}::timestamptz)` }),
    })
    .where('user_id', '=', userId)
    .where('classroom_id', '=', classroomId)
    .where('session_id', '=', sessionId)
    .returning('completed_at')
    .executeTakeFirstOrThrow();
  return { completedAt: completed_at };
}
