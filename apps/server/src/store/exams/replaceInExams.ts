import type { Database } from '../database.ts';

const partsOf = (database: Database, examIds: readonly string[]) =>
  database.selectFrom('exam_part').select('id').where('exam_id', 'in', examIds);

/** Those of these exams that contain a question. */
export async function examsContaining(
  database: Database,
  questionId: string,
  examIds: readonly string[],
): Promise<string[]> {
  const rows = await database
    .selectFrom('exam_question')
    .innerJoin('exam_part', 'exam_part.id', 'exam_question.exam_part_id')
    .select('exam_part.exam_id')
    .where('question_id', '=', questionId)
    .where('exam_part.exam_id', 'in', examIds)
    .execute();
  return rows.map(({ exam_id }) => exam_id);
}

/** Puts a question in the place of another, with its points; only for unused exams. */
export async function replaceInExams(
  database: Database,
  { from, to }: { from: string; to: string },
  examIds: readonly string[],
  { by, now }: { by: string; now: Date },
): Promise<void> {
  await database
    .updateTable('exam_question')
    .set({ question_id: to })
    .where('question_id', '=', from)
    .where('exam_part_id', 'in', partsOf(database, examIds))
    .execute();
  await database
    .updateTable('exam')
    .set((exam) => ({ updated_by: by, updated_at: now, version: exam('version', '+', 1) }))
    .where('id', 'in', examIds)
    .execute();
}
