import type { QuestionKey } from './question';

/** What is known of an answer once the attempt is over. */
export interface QuestionReview {
  /** The right answer; without it nothing is said of right and wrong parts. */
  key?: QuestionKey | undefined;
  /** Points given; null while the answer waits for a mark. */
  score: number | null;
  /**
   * For fill_keyword and fill_number: is the text of this blank right? What counts as right is a rule of the caller.
   * The other types compare ids with the key.
   */
  marks?: Readonly<Record<string, boolean>> | undefined;
  comment?: string | null | undefined;
  /** Who gave the mark; absent when it was given by the machine. */
  markedBy?: string | null | undefined;
}
