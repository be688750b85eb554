import type { ExamStatus } from '@sen/api/contract/model';
import { byId, byIds, listed } from '../../testing/access/accessRows.ts';
import type { AccessCells, AccessRow, AreaAccess, MakeThing } from '../../testing/access/AccessRow.ts';
import { insertExam } from '../../testing/access/insertExam.ts';
import { insertQuestion } from '../../testing/access/insertQuestion.ts';

const madeExam =
  (status: ExamStatus): MakeThing =>
  async (cell) => {
    const maker = cell.ownership === 'own' ? cell.caller.id : cell.unit.teacher;
    const { id, ...of } = await insertExam(cell, cell.mark, maker, status);
    return { id, mark: cell.mark, of };
  };
const exam = madeExam('draft');
const published = madeExam('published');

const question: MakeThing = async (cell) => {
  const { ownership, caller, unit, mark } = cell;
  const { id, category } = await insertQuestion(cell, mark, ownership === 'own' ? caller.id : unit.teacher);
  // Another one of the same kind: the one that can be drawn in its place.
  await cell.app.database
    .insertInto('question')
    .columns([
      'company_id',
      'category_id',
      'type',
      'status',
      'title',
      'sort_key',
      'content',
      'key',
      'created_by',
    ])
    .expression((from) =>
      from
        .selectFrom('question')
        .select([
          'company_id',
          'category_id',
          'type',
          'status',
          'title',
          'sort_key',
          'content',
          'key',
          'created_by',
        ])
        .where('id', '=', id),
    )
    .execute();
  return { id, mark, of: { category } };
};
const drawing = (cells: AccessCells): AccessRow => ({
  cells,
  make: question,
  call: ({ of }) => ({ body: { rules: [{ category_ids: [of.category ?? missingId], count: 1 }] } }),
});
const missingId = '999999999';

export const access = {
  listExams: listed(exam, 'title', { 'super-admin': '...0', admin: '..00', teacher: '..00' }),
  getExam: byId(exam, { 'super-admin': '...0', admin: '..00', teacher: '..00' }),
  saveExam: {
    cells: { 'super-admin': '...0', admin: '..00', teacher: '..00' },
    make: exam,
    call: ({ id, mark, of }) => ({
      body: {
        id,
        version: 1,
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
  previewExam: byId(exam, { 'super-admin': '...0', admin: '..00', teacher: '..00' }),
  checkDraw: drawing({ 'super-admin': '...0', admin: '..00', teacher: '..00' }),
  drawQuestions: drawing({ 'super-admin': '...0', admin: '..00', teacher: '..00' }),
  redrawQuestion: {
    cells: { 'super-admin': '...0', admin: '..00', teacher: '..00' },
    make: question,
    call: ({ id }) => ({ body: { question_id: id } }),
  },
  printExam: byId(exam, { 'super-admin': '...0', admin: '..00', teacher: '..00' }),
  listAssignableExams: listed(published, 'title', { 'super-admin': '...0', admin: '..00', teacher: '..00' }),
  lockExams: byIds(
    exam,
    'survey_ids',
    { 'super-admin': 'rrr0', admin: 'rr00', teacher: 'rx00' },
    { lock: true },
  ),
  deleteExams: byIds(exam, 'survey_ids', { 'super-admin': '...0', admin: '..00', teacher: '.x00' }),
} satisfies AreaAccess<'exams'>;
