import type { InTransaction } from '../store/database.ts';
import type { KeptResult } from '../store/completion/courseResults.ts';

/** A student's result in a class that is another now. */
export interface ChangedResult {
  classroom_id: string;
  user_id: string;
  /** Null for the first one. */
  before: KeptResult | null;
  after: KeptResult;
}

/** What follows from changed results, all of one class, in the transaction that keeps them. */
export type AfterResults = (
  transaction: InTransaction,
  changed: readonly ChangedResult[],
  now: Date,
) => Promise<void>;
