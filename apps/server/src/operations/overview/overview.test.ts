import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Answer } from '@sen/api/contract/model';
import type { people } from '@sen/api/fixtures/people';
import { newAssignment } from '../../testing/newAssignment.ts';
import { Sitting } from '../../testing/Sitting.ts';
import { TestApp } from '../../testing/TestApp.ts';

type Waiting = Answer<'getWaiting'>;
type Exams = Answer<'listTaughtExams'>;
type Who = keyof typeof people;

let app: TestApp;
beforeAll(async () => {
  app = await TestApp.start({ demo: true });
});
afterAll(() => app.stop());

const waiting = async (as: Who) => (await app.call<Waiting>('getWaiting', as)).body.data;

describe('what waits', () => {
  test.each(['superAdmin', 'admin', 'teacher', 'otherTeacher'] as const)(
    'is counted for %s as the lists show it',
    async (as) => {
      const { requests, inactive, submissions, classes } = await waiting(as);
      const total = async (
        id: 'listRequests' | 'listInactiveMembers' | 'listWaitingSubmissions',
        query = {},
      ) => (await app.call<{ total?: number }>(id, as, { query })).body.total;
      const pending = { 'fieldName[]': ['status'], 'keyword[]': ['pending'] };
      expect(requests?.count).toBe(await total('listRequests', pending));
      expect(inactive).toBe(await total('listInactiveMembers'));
      expect(submissions.count).toBe(await total('listWaitingSubmissions'));
      expect(submissions.count).toBeGreaterThan(0);
      expect(submissions.oldest).toBe(classes[0]?.oldest);
      expect(classes.reduce((sum, { count }) => sum + count, 0)).toBe(submissions.count);
    },
  );

  test('names the classes, the longest wait first, and counts each as its own list shows it', async () => {
    const { classes } = await waiting('teacher');
    expect(classes.map(({ oldest }) => oldest)).toEqual(classes.map(({ oldest }) => oldest).toSorted());
    for (const { id, count } of classes) {
      const { body } = await app.call<Answer<'listSubmissions'>>('listSubmissions', 'teacher', {
        path: { id },
        query: { 'fieldName[]': ['state'], 'keyword[]': ['submitted'] },
      });
      expect(body.total).toBe(count);
    }
  });

  test('leaves out what the role cannot decide', async () => {
    expect(await waiting('teacher')).not.toHaveProperty('requests');
    expect(await waiting('teacher')).not.toHaveProperty('inactive');
    expect((await app.call('getWaiting', 'student')).status).toBe(403);
  });

  test('is answered by 304 until it changes, and not to somebody else', async () => {
    const poll = (as: Who, tag?: string) =>
      app.call<Waiting>('getWaiting', as, {
        headers: { ...(tag !== undefined && { 'if-none-match': tag }) },
      });
    const first = await poll('teacher');
    const tag = String(first.headers['etag']);
    expect((await poll('teacher', tag)).status).toBe(304);
    expect((await poll('otherTeacher', tag)).status).toBe(200);
    const assignment = await newAssignment(app);
    const sitting = await Sitting.begin(app, 'student', assignment);
    await sitting.save([
      {
        question_id: sitting.question('long_answer'),
        answer: { type: 'long_answer', text: 'Em báo quản đốc.' },
      },
    ]);
    await sitting.submit();
    const changed = await poll('teacher', tag);
    expect(changed.status).toBe(200);
    expect(changed.body.data.submissions.count).toBe(first.body.data.submissions.count + 1);
  });
});

describe('the own projects', () => {
  type Projects = Answer<'listOwnProjects'>;
  const projects = async (as: Who) =>
    (await app.call<Projects>('listOwnProjects', as, { query: { limit: 100 } })).body;

  test.each(['staff', 'sponsor'] as const)('of %s are those that they follow', async (as) => {
    const { data, total } = await projects(as);
    expect(total).toBe(1);
    expect(data).toMatchObject([{ project_name: 'Huấn luyện an toàn 2026', part: 'participant' }]);
    expect(data[0]?.lecturers.map(({ name }) => name)).toEqual(['Phạm Quang Dũng', 'Lê Thị Hồng Ngọc']);
  });

  test('of a teacher are those of the list of projects, those with the most running classes first', async () => {
    const { data } = await projects('teacher');
    const { body } = await app.call<Answer<'listProjects'>>('listProjects', 'teacher', {
      query: { limit: 100 },
    });
    const ids = (rows: readonly { id: string }[]) => rows.map(({ id }) => id).toSorted();
    expect(ids(data)).toEqual(ids(body.data));
    const running = data.map(({ running_class_count }) => running_class_count);
    expect(running).toEqual(running.toSorted((one, other) => other - one));
    expect(running[0]).toBeGreaterThan(0);
  });

  test('of an administrator without a part are none', async () => {
    expect((await projects('admin')).total).toBe(0);
  });
});

test('an exam in progress counts the students who have handed in, each once, and those who are working', async () => {
  const assignment = await newAssignment(app, { everyone: true });
  const shown = async () => {
    const query = { current_time: 1, limit: 100 };
    const { body } = await app.call<Exams>('listTaughtExams', 'teacher', { query });
    expect(body.data.every(({ timing }) => timing === 'happening')).toBe(true);
    return body.data.find(({ id }) => id === assignment);
  };
  expect(await shown()).toMatchObject({ submitted_student_count: 0, working_student_count: 0 });
  await (await Sitting.begin(app, 'student', assignment)).submit();
  await (await Sitting.begin(app, 'student', assignment)).submit();
  await Sitting.begin(app, 'otherStudent', assignment);
  expect(await shown()).toMatchObject({ submitted_student_count: 1, working_student_count: 1 });
  expect((await shown())?.participant_count).toBeGreaterThan(10);
});
