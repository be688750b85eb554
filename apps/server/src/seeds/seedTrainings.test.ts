import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Answer } from '@sen/api/contract/model';
import { checkQuestion } from '@sen/domain/questions/checkQuestion';
import { concealKey } from '@sen/domain/questions/concealKey';
import { rubricScore } from '@sen/domain/questions/rubric';
import { checkTraining } from '@sen/domain/trainings/checkTraining';
import { draftOfTraining } from '@sen/domain/trainings/draftOfTraining';
import { TestApp } from '../testing/TestApp.ts';
import { burn } from './demoFirstAid.ts';
import { seedFirstAid } from './seedFirstAid.ts';
import { seedNotifications } from './seedNotifications.ts';
import { seedTrainings } from './seedTrainings.ts';

let app: TestApp;
beforeAll(async () => {
  app = await TestApp.start({ demo: true });
  await app.database.deleteFrom('notification_event').execute();
  await app.database.transaction().execute(async (transaction) => {
    await seedFirstAid(transaction, app.clock.now());
    await seedTrainings(transaction, app.clock.now());
    await seedNotifications(transaction, app.clock.now());
  });
});
afterAll(() => app.stop());

const trainings = async () => (await app.call<Answer<'listTrainings'>>('listTrainings', 'teacher')).body.data;
const idOf = async (timing: string) => (await trainings()).find((one) => one.timing === timing)?.id ?? '0';
const read = async (id: string, as: 'teacher' | 'student' = 'teacher') =>
  (await app.call<Answer<'getTraining'>>('getTraining', as, { path: { id } })).body.data;

it('has trainings to come, under way and over, each as it could have been saved then', async () => {
  const rows = await trainings();
  expect(rows.map(({ timing }) => timing)).toEqual(['not_started', 'happening', 'finished']);
  for (const { id } of rows) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    const training = await read(id);
    expect(checkTraining(draftOfTraining(training), new Date(training.created_at))).toEqual([]);
    expect(training.tests).toHaveLength(2);
  }
});

it('has one whose students know more after it, but not all of them', async () => {
  const path = { id: await idOf('finished') };
  const { body } = await app.call<Answer<'compareTests'>>('compareTests', 'teacher', { path });
  const { both } = body.data.group;
  expect(both.count).toBeGreaterThan(9);
  expect(both.change).toBeGreaterThan(15);
  expect(both.better).toBeGreaterThan(both.worse + both.same);
  expect(body.data.students.filter(({ change }) => change === null).length).toBeGreaterThan(1);
});

it('has one that the demo student can begin now', async () => {
  const { tests } = await read(await idOf('happening'), 'student');
  expect(tests.map(({ timing, mine }) => [timing, mine?.attempts_left])).toEqual([
    ['happening', 1],
    ['not_started', 1],
  ]);
});

it('has an exam that was marked by rubric and corrected, with answers left to mark', async () => {
  const exams = await app.call<Answer<'listTaughtExams'>>('listTaughtExams', 'teacher', {
    query: { limit: 100 },
  });
  const exam = exams.body.data.find(({ title }) => title.startsWith('Kiểm tra chương 3'));
  const path = { id: exam?.id ?? '0' };
  const { body } = await app.call<Answer<'listCorrections'>>('listCorrections', 'teacher', { path });
  expect(body.data.corrections).toMatchObject([{ change: { kind: 'key' }, settled: true, undone_at: null }]);
  expect(body.data.corrections[0]?.changed).toBeGreaterThan(15);
  const marks = await app.database
    .selectFrom('answer_mark')
    .innerJoin('attempt', 'attempt.id', 'attempt_id')
    .innerJoin('question', 'question.id', 'question_id')
    .select(['mark', 'rubric'])
    .where('assignment_id', '=', path.id)
    .where('question.title', '=', burn.title)
    .execute();
  expect(marks.length).toBeGreaterThan(15);
  const { key } = burn;
  for (const { mark, rubric } of marks)
    expect(rubricScore('rubric' in key && key.rubric ? key.rubric : [], rubric ?? [], 40)).toBe(mark);
  const { body: submissions } = await app.call<Answer<'listSubmissions'>>('listSubmissions', 'teacher', {
    path: { id: '1' },
    query: { 'fieldName[]': ['assignment_id'], 'keyword[]': [path.id], limit: 50 },
  });
  expect(submissions.data.filter(({ state }) => state === 'submitted')).toHaveLength(2);
});

it('has questions that are right by the rules', async () => {
  const rows = await app.database.selectFrom('question').selectAll().orderBy('id').execute();
  for (const { title, content, key, category_id, status } of rows) {
    expect([title, checkQuestion({ title, content, key, category_id, status })]).toEqual([title, []]);
    expect({ content, key }).toEqual(concealKey({ content, key }));
  }
});

it('rings bells for teachers and students of trainings, and for those whose result was corrected', async () => {
  const told = async (as: 'teacher' | 'student') => {
    const { body } = await app.call<Answer<'listNotifications'>>('listNotifications', as, {
      query: { limit: 100 },
    });
    const times = body.data.map(({ created_at }) => created_at);
    expect(times).toEqual(times.toSorted().toReversed());
    return body.data.map(({ type }) => type);
  };
  expect(await told('teacher')).toContain('TrainingTeacherAssigned');
  expect(await told('student')).toEqual(
    expect.arrayContaining(['AssignNewPreTest', 'AssignNewPostTest', 'ResultCorrected']),
  );
});
