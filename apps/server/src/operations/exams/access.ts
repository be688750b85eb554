import type { ExamStatus } from '@sen/api/contract/model';
import { sortKey } from '@sen/domain/text/sort';
import type { AccessCell } from '../../testing/access/AccessCell.ts';
import { byId, byIds, listed } from '../../testing/access/accessRows.ts';
import type { AreaAccess, MakeThing } from '../../testing/access/AccessRow.ts';
import { insertCategory } from '../../testing/access/insertCategory.ts';
import { insertQuestion } from '../questions/access.ts';

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

const madeExam =
  (status: ExamStatus): MakeThing =>
  async (cell) => {
    const maker = cell.ownership === 'own' ? cell.caller.id : cell.unit.teacher;
    const { id, ...of } = await insertExam(cell, cell.mark, maker, status);
    return { id, mark: cell.mark, of };
  };
const exam = madeExam('draft');
const published = madeExam('published');

export const access = {
  listExams: listed(exam, 'title', { 'super-admin': '...0', admin: '..00', teacher: '..00' }),
  getExam: byId(exam, { 'super-admin': '...0', admin: '..00', teacher: '..00' }),
  saveExam: {
    cells: { 'super-admin': '...0', admin: '..00', teacher: '..00' },
    make: exam,
    call: ({ id, mark, of }) => ({
      body: {
        id,
        title: mark,
        category_id: of.category ?? '1',
        parts: [
          { title: 'Phần 1', score: 100, questions: [{ question_id: of.question ?? '1', score: 100 }] },
        ],
        duration_minutes: 45,
        retakes: 1,
        deduction_percent: 10,
        questions_per_page: 5,
        shuffle: false,
      },
    }),
  },
  publishExam: byId(exam, { 'super-admin': '...0', admin: '..00', teacher: '..00' }),
  cloneExam: byId(exam, { 'super-admin': '...0', admin: '..00', teacher: '..00' }),
  listAssignableExams: listed(published, 'title', { 'super-admin': '...0', admin: '..00', teacher: '..00' }),
  lockExams: byIds(
    exam,
    'survey_ids',
    { 'super-admin': 'rrr0', admin: 'rr00', teacher: 'rx00' },
    { lock: true },
  ),
  deleteExams: byIds(exam, 'survey_ids', { 'super-admin': '...0', admin: '..00', teacher: '.x00' }),
} satisfies AreaAccess<'exams'>;
