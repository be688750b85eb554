import type { AttemptResult } from '@sen/api/contract/model';
import { concealResult } from '@sen/domain/attempts/conceal';
import { deduct } from '@sen/domain/attempts/retake';
import type { Database } from '../database.ts';
import { releaseRows, shownOf } from './releaseRows.ts';

/** The results of the finished attempts among these as their students see them, by id. */
export async function readResults(
  database: Database,
  ids: readonly string[],
  now: Date,
): Promise<Map<string, AttemptResult>> {
  if (ids.length === 0) return new Map();
  const rows = await releaseRows(database, now)
    .select(['number', 'submitted_at', 'score', 'waiting_questions', 'deduction_percent'])
    .where('attempt.id', 'in', [...new Set(ids)])
    .execute();
  return new Map(
    rows.flatMap((row) => {
      const { id, number, state, submitted_at, submitted_by, score, waiting_questions } = row;
      if (submitted_at === null || submitted_by === null || score === null) return [];
      const { percent, final } = deduct(score, row.deduction_percent, number);
      const result: AttemptResult = {
        attempt_id: id,
        number,
        state,
        submitted_at: submitted_at.toISOString(),
        submitted_by,
        score,
        deduction_percent: percent,
        final_score: final,
        waiting_questions,
      };
      return [[id, concealResult(result, shownOf(row, now))]];
    }),
  );
}
