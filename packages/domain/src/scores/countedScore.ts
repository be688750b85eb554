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
