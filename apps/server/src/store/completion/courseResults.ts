import { sql } from 'kysely';
import type { CourseResult } from '@sen/api/contract/model';
import { courseResult, type Thresholds } from '@sen/domain/completion/courseResult';
import { packFacts } from '@sen/domain/completion/courseRule';
import type { Database, InTransaction } from '../database.ts';
import { completionFactsOf } from './completionFacts.ts';

/** A result as it is kept. */
export interface KeptResult extends CourseResult {
  user_id: string;
  completed_at: Date | null;
  /** What it was computed from, packed. */
  facts: string | null;
}

export type ComputedResult = Omit<KeptResult, 'completed_at'>;

/** Computes what students have reached in a class; nothing of a training. */
export async function computeResults(
  database: Database,
  { classId, userIds }: { classId: string; userIds: readonly string[] },
  now: Date,
): Promise<ComputedResult[]> {
  const thresholds = await thresholdsOf(database, classId);
  if (!thresholds) return [];
  const facts = await completionFactsOf(database, { classIds: [classId], userIds }, now);
  return userIds.flatMap((user_id) => {
    const known = facts.get(user_id)?.get(classId);
    return known ? [{ user_id, ...courseResult(known, thresholds), facts: packFacts(known) }] : [];
  });
}

/** What a class asks for; undefined for a training. */
export function thresholdsOf(database: Database, classId: string): Promise<Thresholds | undefined> {
  return database
    .selectFrom('classroom_course_copy')
    .select(['certificate_score', 'excellent', 'good', 'average'])
    .where('classroom_id', '=', classId)
    .executeTakeFirst();
}

/** The kept results of a class, of these students or of all who have one. */
export function readResults(
  database: Database,
  classId: string,
  userIds?: readonly string[],
): Promise<KeptResult[]> {
  return database
    .selectFrom('course_result')
    .select(['user_id', 'completion', 'score', 'rating', 'certificate', 'waiting', 'completed_at', 'facts'])
    .where('classroom_id', '=', classId)
    .$if(userIds !== undefined, (query) => query.where('user_id', 'in', [...(userIds ?? [])]))
    .execute();
}

/** Keeps computed results. */
export async function writeResults(
  transaction: InTransaction,
  classId: string,
  results: readonly KeptResult[],
  now: Date,
): Promise<void> {
  if (results.length === 0) return;
  await sql`
    insert into course_result (classroom_id, user_id, completion, score, rating, certificate, waiting, completed_at,
      facts, updated_at)
    select ${classId}::bigint, user_id, completion, score, rating, certificate, waiting, completed_at, facts, ${now}
    from jsonb_to_recordset(${JSON.stringify(results)}::jsonb) as result (user_id bigint, completion text, score numeric,
      rating text, certificate boolean, waiting boolean, completed_at timestamptz, facts text)
    on conflict (classroom_id, user_id) do update set completion = excluded.completion, score = excluded.score,
      rating = excluded.rating, certificate = excluded.certificate, waiting = excluded.waiting, completed_at = excluded.completed_at,
      facts = excluded.facts, updated_at = excluded.updated_at`.execute(transaction);
}
