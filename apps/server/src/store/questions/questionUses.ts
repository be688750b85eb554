import type { QuestionUse } from '@sen/api/contract/model';
import type { Database } from '../database.ts';

/** The exams that contain a question; they are of its unit. */
export async function findQuestionUses(database: Database, id: string): Promise<QuestionUse[]> {
  return database
    .selectFrom('exam')
    .select(['id', 'title', 'status'])
    .where('id', 'in', (exams) =>
      exams
        .selectFrom('exam_question')
        .innerJoin('exam_part', 'exam_part.id', 'exam_question.exam_part_id')
        .select('exam_part.exam_id')
        .where('question_id', '=', id),
    )
    .orderBy('updated_at', 'desc')
    .orderBy('id', 'desc')
    .limit(100)
    .execute();
}
