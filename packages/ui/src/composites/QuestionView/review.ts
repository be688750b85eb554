import type { QuestionKey } from './question';
import type { MarkedCriterion } from './rubric/rubric';

/** What is known of an answer after the attempt. */
export interface QuestionReview {
  /** The correct answer; without it no part is marked correct or wrong. */
  key?: QuestionKey | undefined;
  /** Points given; null while a mark is missing, undefined if they are not shown. */
  score?: number | null | undefined;
  /**
   * For fill_keyword and fill_number: whether the text of each blank is correct, as decided by the caller.
   * The other types compare ids with the key.
   */
  marks?: Readonly<Record<string, boolean>> | undefined;
  comment?: string | null | undefined;
  /** What was changed for all after the exam: the key, its points, or that it counts for everybody or nobody. */
  corrected?: 'key' | 'points' | 'everybody' | 'nobody' | undefined;
  /** How its rubric was applied. */
  criteria?: readonly MarkedCriterion[] | undefined;
  /** Who gave the mark; absent if it was given automatically. */
  markedBy?: string | null | undefined;
}
