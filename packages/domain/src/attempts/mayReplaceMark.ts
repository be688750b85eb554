import type { CriterionMark } from '@sen/api/contract/model';
import { allowed, refused, type Verdict } from '../errors/verdict.ts';

/** A mark of an answer, and who gave it. */
export interface GivenMark {
  readonly score: number;
  readonly comment: string | null;
  readonly markedBy: string;
  /** The levels of its criteria; null without a rubric. */
  readonly rubric: readonly CriterionMark[] | null;
}

/** A mark that is stored. */
export interface StoredMark extends GivenMark {
  /** How often the answer has been marked. */
  readonly revision: number;
  /** Who gave it. */
  readonly name: string;
  readonly at: Date;
}

/** Returns whether a mark is sent again, because the answer to it was lost on the way. */
export function isSameMark(one: GivenMark, other: GivenMark): boolean {
  return (
    one.score === other.score &&
    one.comment === other.comment &&
    one.markedBy === other.markedBy &&
    levelsOf(one) === levelsOf(other)
  );
}

const levelsOf = ({ rubric }: GivenMark) =>
  JSON.stringify(rubric?.map((mark) => [mark.criterion_id, mark.level_id, mark.comment ?? '']) ?? null);

/** Allows a mark by somebody who saw the stored one. Refuses with `markedMeanwhile` ({name}, {score}, {at}). */
export function mayReplaceMark(stored: StoredMark | undefined, base: number): Verdict {
  if (!stored || stored.revision === base) return allowed;
  const { name, score, at } = stored;
  return refused('markedMeanwhile', { name, score, at: at.toISOString() });
}
