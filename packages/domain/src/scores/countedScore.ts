import type { AttemptState } from '@sen/api/contract/model';

/** A score that was entered for a student, as far as its reader may see it. */
interface Entered {
  readonly score: number | null;
}

/**
 * The result of a student in an assigned exam: the score that was entered, otherwise the best one of the attempts. Null while there
 * is none, or none that the reader may see: an attempt does not show through an entered score.
 */
export function countedScore(
  entered: Entered | undefined,
  attempts: readonly (number | null)[],
): number | null {
  if (entered) return entered.score;
  const scores = attempts.filter((score) => score !== null);
  return scores.length > 0 ? Math.max(...scores) : null;
}

/** An attempt as far as its reader may see its score. */
export interface ScoredAttempt {
  readonly state: AttemptState;
  readonly score: number | null;
}

/**
 * The result that decides: of attempts only those whose marks are all given. `waits` says that another one may become the best, which
 * none does beside an entered score.
 */
export function finalScore(
  entered: Entered | undefined,
  attempts: readonly ScoredAttempt[],
): { score: number | null; waits: boolean } {
  const marked = attempts.filter(({ state }) => state !== 'submitted');
  return {
    score: countedScore(
      entered,
      marked.map(({ score }) => score),
    ),
    waits: entered === undefined && marked.length < attempts.length,
  };
}
