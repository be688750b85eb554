import { sql } from 'kysely';

/**
 * The completion score of a class, of its row `kept` of `classroom_course_copy`: the course's as it was taken over, or by the
 * newest correction that counts.
 */
export const completionScore = sql<
  number | null
>`coalesce((select (change ->> 'completion_score')::numeric(5, 2)
  from correction where correction.classroom_id = kept.classroom_id and undone_at is null
  order by correction.id desc limit 1), kept.completion_score)`;
