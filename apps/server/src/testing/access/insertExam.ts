import type { ExamStatus } from '@sen/api/contract/model';
import { sortKey } from '@sen/domain/text/sort';
import type { AccessCell } from './AccessCell.ts';
import { insertCategory } from './insertCategory.ts';
import { insertQuestion } from './insertQuestion.ts';

/** An exam of one part with one question, all created by this person. */
export async function insertExam(cell: AccessCell, title: string, created_by: string, status: ExamStatus) {
  const { database } = cell.app;
  const question = await insertQuestion(cell, `Câu của ${title}`, created_by);
  const category = await insertCategory(cell.app, cell.unit.id, 'exam', title);
  const { id } = await database
    .insertInto('exam')
    .values({
      company_id: cell.unit.id,
      category_id: category,
      status,
      title,
      sort_key: sortKey(title),
      duration_minutes: 45,
      retakes: 1,
      deduction_percent: 10,
      questions_per_page: 5,
      created_by,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const part = await database
    .insertInto('exam_part')
    .values({ exam_id: id, position: 1, title: 'Phần 1', score: 100 })
    .returning('id')
    .executeTakeFirstOrThrow();
  await database
    .insertInto('exam_question')
    .values({ exam_part_id: part.id, position: 1, question_id: question.id, score: 100 })
    .execute();
  return { id, category, question: question.id };
}
