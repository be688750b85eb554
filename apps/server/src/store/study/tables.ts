import type { Generated } from 'kysely';
import type { Instant, InstantOrNull } from '../columns.ts';

/** What a student has studied of the lesson of a session. */
export interface LessonProgressTable {
  classroom_id: string;
  session_id: string;
  user_id: string;
  /** Seconds or pages; where the student was last. */
  position: Generated<number>;
  /** As the page reported it. */
  length: number | null;
  /** A multirange of seconds or pages, as text. */
  seen: Generated<string>;
  active_seconds: Generated<number>;
  opened_at: Instant;
  last_at: Instant;
  completed_at: InstantOrNull;
}

export interface StudyTables {
  lesson_progress: LessonProgressTable;
}
