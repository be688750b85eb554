import { afterAll, beforeAll, expect, it } from 'vitest';
import type {
  Answer,
  ClassRow,
  Exam,
  OnlineClassRow,
  OwnRequest,
  QuestionType,
  RequestRow,
  StudentWork,
  Submission,
} from '@sen/api/contract/model';
import { classRows } from '@sen/api/fixtures/classes';
import { draftExam, exam } from '@sen/api/fixtures/exams';
import { demoPassword } from '@sen/api/fixtures/people';
import { questions } from '@sen/api/fixtures/questions';
import { sessionState } from '@sen/domain/classes/sessionState';
import { checkQuestion } from '@sen/domain/questions/checkQuestion';
import { concealKey } from '@sen/domain/questions/concealKey';
import { questionTypes } from '@sen/domain/questions/questionTypes';
import { mailNotifications } from '../jobs/ticking/mailNotifications.ts';
import { TestApp } from '../testing/TestApp.ts';
import { seedDemo } from './seedDemo.ts';

let app: TestApp;
beforeAll(async () => {
  app = await TestApp.start({ demo: true });
});
afterAll(() => app.stop());

it('is loaded once', async () => {
  expect(await seedDemo(app.database, app.clock)).toBe(false);
});

it('has more than forty questions of all types, each right by the rules, the samples under their ids', async () => {
  const rows = await app.database.selectFrom('question').selectAll().orderBy('id').execute();
  expect(rows.length).toBeGreaterThan(40);
  expect(new Set<QuestionType>(rows.map(({ type }) => type)).size).toBe(questionTypes.length);
  expect(rows.slice(0, questions.length).map(({ id, title }) => [id, title])).toEqual(
    questions.map(({ id, title }) => [id, title]),
  );
  for (const { title, content, key, category_id, status } of rows) {
    expect([title, checkQuestion({ title, content, key, category_id, status })]).toEqual([title, []]);
    expect({ content, key }).toEqual(concealKey({ content, key }));
  }
});

it('has exams whose points sum to 100', async () => {
  for (const id of ['1', '2', '3', '4', '5']) {
    const { body } = await app.call<{ data: Exam }>('getExam', 'teacher', { path: { id } });
    expect([body.data.title, body.data.total_score]).toEqual([body.data.title, 100]);
  }
  const titles = await app.database.selectFrom('exam').select('title').orderBy('id').limit(2).execute();
  expect(titles.map(({ title }) => title)).toEqual([exam.title, draftExam.title]);
});

it('has a student whose attempt was reset and taken again', async () => {
  const { user_id } = await app.database
    .selectFrom('reset_attempt')
    .select('user_id')
    .executeTakeFirstOrThrow();
  const { body } = await app.call<{ data: StudentWork }>('getStudentWork', 'otherTeacher', {
    path: { id: '2', user_id },
  });
  const attempts = body.data.surveys.flatMap((taken) => taken.attempts);
  expect(attempts).toMatchObject([
    { number: 0, submitted_by: 'time', reset: { retake: 'again' } },
    { number: 0, submitted_by: 'student', reset: null },
  ]);
});

it('has online sessions of every provider, one of them now, which its students see', async () => {
  const { body } = await app.call<{ data: OnlineClassRow[] }>('listOnlineClasses', 'student');
  expect(body.data.map(({ provider }) => provider)).toEqual([
    'zoom',
    'google-meet',
    'microsoft-teams',
    'zoom',
  ]);
  const states = body.data.map(({ classroom_start_time }) =>
    sessionState(new Date(classroom_start_time), app.clock.now()),
  );
  expect(states).toEqual(['over', 'open', 'coming', 'coming']);
});

it('has the classes of the fixtures, one with an exam that waits to be sat', async () => {
  const { body } = await app.call<{ data: ClassRow[] }>('listClasses', 'student');
  expect(body.data.map(({ classroom_name }) => classroom_name).sort()).toEqual(
    classRows.map(({ classroom_name }) => classroom_name).sort(),
  );
});

it('has an exam to come for chosen students of a class', async () => {
  const { body } = await app.call<Answer<'getClass'>>('getClass', 'teacher', { path: { id: '1' } });
  const chosen = body.data.surveys.filter(({ student_ids }) => student_ids !== undefined);
  expect(chosen).toMatchObject([{ timing: 'not_started', participant_count: 4, is_final: false }]);
});

it('has a class whose exam is over, most of it marked', async () => {
  const { body } = await app.call<{ data: Submission[] }>('listSubmissions', 'otherTeacher', {
    path: { id: '2' },
    query: { limit: 50 },
  });
  expect(body.data).toHaveLength(18);
  expect(body.data.filter(({ state }) => state === 'marked')).toHaveLength(14);
  expect(body.data.filter(({ waiting_questions }) => waiting_questions > 0)).toHaveLength(4);
  const scores = body.data.map(({ score }) => score ?? 0);
  expect(Math.max(...scores)).toBeGreaterThan(Math.min(...scores) + 20);
});

it('has people who ask to be let in: who waits longest on top, the one who was denied below those who wait', async () => {
  const { body } = await app.call<{ data: RequestRow[] }>('listRequests', 'admin');
  expect(body.data.map(({ name, status }) => [name, status])).toEqual([
    ['Châu Ngọc Bảo Trâm', 'pending'],
    ['Đoàn Như Ý', 'pending'],
    ['Thạch Sô Nhân', 'pending'],
    ['Cao Thanh Hải', 'denied'],
  ]);
  const [waits] = body.data;
  const login = await app.call<{ data: { access_token: string } }>('login', null, {
    body: { username: waits?.email, password: demoPassword },
  });
  const own = await app.call<{ data: OwnRequest }>('getOwnRequest', { token: login.body.data.access_token });
  expect(own.body.data).toMatchObject({ status: 'pending', created_at: waits?.created_at });
});

it('rings the bells of students, teachers and administrators, and sends no mails of it', async () => {
  for (const [as, type] of [
    ['student', 'AssignNewSurvey'],
    ['teacher', 'SubmissionToMark'],
    ['admin', 'RegistrationRequested'],
  ] as const) {
    const { body } = await app.call<Answer<'listNotifications'>>('listNotifications', as, {
      query: { limit: 100 },
    });
    expect(body.data.map((one) => one.type)).toContain(type);
    expect(body.total).toBe(body.data.length);
  }
  await mailNotifications.run(app.app.services);
  expect(await app.database.selectFrom('mail').selectAll().execute()).toEqual([]);
});
