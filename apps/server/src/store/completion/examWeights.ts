import { hundredths, points } from '@sen/domain/exams/hundredths';
import { type RawBuilder, sql } from 'kysely';

/** A chapter exam and how much it counts, in percent. */
export interface WeightedExam {
  exam_id: string;
  weight: number;
}

const owners = {
  course_chapter_exam: 'course_id',
  classroom_chapter_exam: 'classroom_id',
} as const;

/** The chapter exams of a course or a class with their weights, as a column. @param id the column that names it */
export function examWeights(table: keyof typeof owners, id: string): RawBuilder<WeightedExam[]> {
  return sql`coalesce((select json_agg(json_build_object('exam_id', exam_id::text, 'weight', weight))
    from ${sql.table(table)} where ${sql.ref(owners[table])} = ${sql.ref(id)}), '[]')`;
}

/** How much each exam counts: one of two chapters with the weights of both, in hundredths added exactly. */
export function weightByExam(exams: readonly WeightedExam[]): Map<string, number> {
  const sums = new Map<string, number>();
  for (const { exam_id, weight } of exams) sums.set(exam_id, (sums.get(exam_id) ?? 0) + hundredths(weight));
  return new Map([...sums].map(([exam_id, sum]) => [exam_id, points(sum)]));
}
