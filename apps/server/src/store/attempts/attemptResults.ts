import type { AttemptResult } from '@sen/api/contract/model';
import { deduct } from '@sen/domain/attempts/retake';
import type { Database } from '../database.ts';

/** The results of the finished attempts among these, by id. */
export async function readResults(
  database: Database,
  ids: readonly string[],
): Promise<Map<string, AttemptResult>> {
  if (ids.length === 0) return new Map();
  const rows = await database
    .selectFrom('attempt')
    .innerJoin('assignment', 'assignment.id', 'attempt.assignment_id')
    .select(['attempt.id', 'number', 'state', 'submitted_at', 'submitted_by', 'score', 'waiting_questions'])
    .select('deduction_percent')
    .where('attempt.id', 'in', [...new Set(ids)])
    .execute();
  return new Map(
    rows.flatMap(({ id, submitted_at, submitted_by, score, deduction_percent, ...row }) => {
      if (submitted_at === null || submitted_by === null || score === null) return [];
      const { percent, final } = deduct(score, deduction_percent, row.number);
      const result: AttemptResult = {
        ...row,
        attempt_id: id,
        submitted_at: submitted_at.toISOString(),
        submitted_by,
        score,
        deduction_percent: percent,
        final_score: final,
      };
      return [[id, result]];
    }),
  );
}
