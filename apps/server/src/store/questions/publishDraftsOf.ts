import type { InTransaction } from '../database.ts';

/** Publishes the draft questions of an exam: students are going to see them. */
export async function publishDraftsOf(
  transaction: InTransaction,
  examId: string,
  { by, now }: { by: string; now: Date },
): Promise<void> {
  await transaction
    .updateTable('question')
    .set({ status: 'published', updated_by: by, updated_at: now })
    .set((question) => ({ version: question('version', '+', 1) }))
    .where('status', '=', 'draft')
    .where('id', 'in', (query) =>
      query
        .selectFrom('exam_question')
        .innerJoin('exam_part', 'exam_part.id', 'exam_part_id')
        .select('question_id')
        .where('exam_id', '=', examId),
    )
    .execute();
}
