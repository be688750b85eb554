import type { Generated } from 'kysely';
import type { Instant, InstantOrNull } from '../columns.ts';

/** What a student has studied of the lesson of a session. */
export interface LessonProgressTable {
  classroom_id: string;
  session_id: string;
  user_id: string;
  /** Seconds or pages; where the student was last. */
  position: Generated<number>;
  /** As the page reported it; the parts of a package. */
  length: number | null;
  /** A multirange of seconds, pages or completed parts, as text. */
  seen: Generated<string>;
  active_seconds: Generated<number>;
  /** How often its packaged course was opened. */
  opening: Generated<number>;
  opened_at: Instant;
  last_at: Instant;
  completed_at: InstantOrNull;
}

export interface StudyTables {
  lesson_progress: LessonProgressTable;
}
