import type { TestResult } from '@sen/api/contract/model';
import type { TestAttemptRow } from '../../store/trainings/meetings.ts';

/** What one person has reached in a test; undefined: nothing begun. */
export function resultOf(
  row: Pick<TestAttemptRow, 'attempt_id' | 'state' | 'score'> | undefined,
): TestResult {
  if (!row) return { attempt_id: null, state: 'none', score: null };
  const { attempt_id, state, score } = row;
  return { attempt_id, state, score: state === 'in_progress' ? null : score };
}
