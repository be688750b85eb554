import type { Answer, Problem } from '@sen/api/contract/model';
import { demoCompany, people } from '@sen/api/fixtures/people';
import { questionSamples } from '@sen/api/fixtures/questions';
import { readXlsx } from 'hucre';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { completionFactsOf } from '../../store/completion/completionFacts.ts';
import { newAssignment } from '../../testing/newAssignment.ts';
import { pdfPages } from '../../testing/pdfPages.ts';
import { settleResults } from '../../testing/settleResults.ts';
import { Sitting } from '../../testing/Sitting.ts';
import { TestApp } from '../../testing/TestApp.ts';

type Who = keyof typeof people;

let app: TestApp;
let assignment: string;
/** A class whose final exam alone decides: 5 points are needed, the student has 8. */
beforeAll(async () => {
  app = await TestApp.start({ demo: true });
  const { database } = app;
  await database.deleteFrom('attempt').execute();
  await database.deleteFrom('assignment').where('classroom_id', '=', '1').execute();
  await database.deleteFrom('classroom_session').where('classroom_id', '=', '1').execute();
  await database.deleteFrom('classroom_chapter_exam').where('classroom_id', '=', '1').execute();
  await database
    .updateTable('classroom_course_copy')
    .set({ completion_score: 5, final_exam_id: '1', average: 6, good: 7, excellent: 9, certificate_score: 7 })
    .where('classroom_id', '=', '1')
    .execute();
  app.clock.set('2026-11-21T02:00:00Z');
  assignment = await newAssignment(app, { is_final: true });
  const sitting = await Sitting.begin(app, 'student', assignment);
  await sitting.saveOne('one_choice', questionSamples.one_choice.right);
  await sitting.submit();
  await settleResults(app);
});
afterAll(() => app.stop());

const see = (who: Who, id: string = people.student.id) =>
  app.call<Answer<'getTranscript'> & Problem>('getTranscript', who, { path: { id } });
const explain = (who: Who, user_id: string = people.student.id) =>
  app.call<Answer<'explainCourseResult'> & Problem>('explainCourseResult', who, {
    path: { id: '1', user_id },
  });

test('a student reads what was reached in the own classes', async () => {
  const { data } = (await see('student')).body;
  expect(data).toMatchObject({ person: { id: people.student.id }, completed_count: 1, average_score: 8 });
  const course = data.courses.find(({ classroom_id }) => classroom_id === '1');
  expect(course).toMatchObject({
    completed_at: app.clock.now().toISOString(),
    result: { completion: 'pass', score: 8, rating: 'good', certificate: true },
  });
});

test('a teacher reads the transcript of a student as far as the own classes go, others do not find it', async () => {
  const own = (await see('student')).body.data.courses.map(({ classroom_id }) => classroom_id);
  const taught = (await see('teacher')).body.data.courses.map(({ classroom_id }) => classroom_id);
  expect(taught).toContain('1');
  expect(own).toEqual(expect.arrayContaining(taught));
  expect((await see('student', people.otherStudent.id)).status).toBe(404);
  expect((await explain('otherStudent')).status).toBe(404);
});

test('a result is explained down to its attempts, with the same outcome', async () => {
  for (const who of ['student', 'teacher'] as const) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    const { data } = (await explain(who)).body;
    expect(data).toMatchObject({
      completion_score: 5,
      good: 7,
      chapter_score: null,
      result: { completion: 'pass', score: 8, rating: 'good', certificate: true },
      missing: [],
    });
    expect(data.exams).toMatchObject([
      {
        assignment_id: assignment,
        is_final: true,
        handed_in: true,
        best_score: 8,
        attempts: [{ number: 0, score: 8, deduction_percent: 0, final_score: 8 }],
      },
    ]);
  }
});

test('a result that the student may not see yet is not told, not even to the teacher, and counts for nothing', async () => {
  const { database } = app;
  await database
    .updateTable('assignment')
    .set({ show_score: 'never' })
    .where('id', '=', assignment)
    .execute();
  await settleResults(app);
  const { data } = (await explain('teacher')).body;
  expect(data.result).toMatchObject({
    completion: 'completed',
    score: null,
    rating: null,
    certificate: false,
  });
  expect(data.missing).toEqual([{ what: 'unreleased', has: null, needs: null }]);
  expect(data.exams).toMatchObject([
    { handed_in: true, best_score: null, attempts: [{ final_score: null }] },
  ]);
  expect((await see('student')).body.data.average_score).toBeNull();
  await database
    .updateTable('assignment')
    .set({ show_score: 'at_once' })
    .where('id', '=', assignment)
    .execute();
  await settleResults(app);
});

test('a transcript is printed and exported', async () => {
  const fileOf = (format: 'pdf' | 'xlsx') =>
    app.call('getTranscriptFile', 'student', { path: { id: people.student.id }, query: { format } });
  const pdf = await fileOf('pdf');
  expect(pdf.headers['content-type']).toBe('application/pdf');
  const text = (await pdfPages(pdf.raw.rawPayload)).join('\n');
  for (const part of ['Bảng điểm học tập', people.student.name, 'Khóa học đã hoàn thành: 1', 'Khá'])
    expect(text).toContain(part);
  const xlsx = await fileOf('xlsx');
  expect(xlsx.headers['content-disposition']).toContain('.xlsx');
  const [sheet] = (await readXlsx(xlsx.raw.rawPayload)).sheets;
  const rows = sheet?.rows ?? [];
  const at = rows.findIndex(([first]) => first === 'Khóa học');
  const above = new Map(rows.slice(0, at).map(([label, value]) => [label, value]));
  expect([...above.keys()]).toContain('Bảng điểm học tập');
  expect(above.get('Họ và tên')).toBe(people.student.name);
  expect(above.get('Đơn vị')).toBe(demoCompany.company_name);
  expect(above.get('Tính đến')).toMatch(/21\/11\/2026/);
  expect(rows.length).toBeGreaterThan(at + 1);
});

test('an exam of two chapters counts with the weights of both, where it is computed and where it is explained', async () => {
  const { database } = app;
  const chapters = await database
    .selectFrom('classroom_chapter')
    .select('id')
    .where('classroom_id', '=', '1')
    .limit(2)
    .execute();
  const weights = [30, 50];
  await database
    .insertInto('classroom_chapter_exam')
    .values(
      chapters.map(({ id }, at) => ({
        classroom_id: '1',
        id: crypto.randomUUID(),
        chapter_id: id,
        position: at,
        exam_id: '1',
        weight: weights[at] ?? 0,
      })),
    )
    .execute();
  const asked = { classIds: ['1'], userIds: [people.student.id] };
  const facts = (await completionFactsOf(database, asked, app.clock.now())).get(people.student.id)?.get('1');
  expect(facts?.exams).toMatchObject([{ exam_id: '1', weight: 80 }]);
  const { data } = (await explain('student')).body;
  expect(data).toMatchObject({ chapter_score: 8, exams: [{ assignment_id: assignment, weight: 80 }] });
});
