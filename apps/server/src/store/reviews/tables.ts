import type { Dated, Id, InstantOrNull } from '../columns.ts';

/** One of a person and course. */
export interface CourseReviewTable extends Dated {
  id: Id;
  course_id: string;
  user_id: string;
  /** 1 to 5. */
  stars: number;
  text: string;
  hidden_reason: string | null;
  hidden_at: InstantOrNull;
  hidden_by: string | null;
}

export interface ReviewsTables {
  course_review: CourseReviewTable;
}
