import type { Id, Instant } from '../columns.ts';

/** A score that was entered for a student in an assigned exam: the result, whatever the attempts are worth. */
export interface EnteredScoreTable {
  id: Id;
  assignment_id: string;
  user_id: string;
  score: number;
  reason: string;
  entered_by: string;
  entered_at: Instant;
  /** The import that wrote it last. */
  import_id: string;
}

export interface ScoresTables {
  entered_score: EnteredScoreTable;
}
