import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoCompany, people } from '@sen/api/fixtures/people';
import type { Answer, Import, MemberImportReport, Problem } from '@sen/api/contract/model';
import { insertPeople } from '../../seeds/seedPeople.ts';
import { insertAttempts } from '../../store/attempts/startRows.ts';
import { finishImport } from '../../testing/finishImport.ts';
import { finishUndo } from '../../testing/finishUndo.ts';
import { codesOf } from '../../testing/memberImports.ts';
import { newAssignment } from '../../testing/newAssignment.ts';
import { TestFile } from '../../testing/multipartOf.ts';
import { TestApp } from '../../testing/TestApp.ts';

let app: TestApp;
/** A class that has not ended, with students. */
const id = '1';
let inClass: { email: string };
let outside: { id: string; email: string; membership_code: string | null; username: string }[];
beforeAll(async () => {
  app = await TestApp.start({ demo: true });
  await insertPeople(
    app.database,
    [1, 2, 3].map((index) => ({
      email: `lop${index}@sen.vn`,
      username: `lop${index}`,
      membership_code: `LOP${index}`,
      company_id: demoCompany.id,
      role: 'student' as const,
      status: 'active' as const,
      name: `Lê Lớp ${index}`,
      first_name: 'Lớp',
      password_hash: 'x',
    })),
  );
  const accounts = app.database
    .selectFrom('user_account')
    .select(['id', 'email', 'membership_code', 'username']);
  outside = await accounts.where('email', 'like', 'lop%').orderBy('email').execute();
  inClass = await accounts
    .innerJoin('classroom_student', 'user_id', 'user_account.id')
    .where('classroom_id', '=', id)
    .executeTakeFirstOrThrow();
});
afterAll(() => app.stop());

const csv = (rows: string[][]) => new TestFile('lop.csv', rows.map((cells) => cells.join(';')).join('\r\n'));
const heading = ['Mã học viên', 'Email', 'Tên đăng nhập', 'Họ và tên'];
const check = (rows: string[][]) =>
  app.call<{ data: MemberImportReport } & Problem>('checkClassList', 'admin', {
    path: { id },
    body: { file: csv(rows) },
  });
const send = (rows: string[][], body: { import_id?: string } = {}) =>
  finishImport(
    app,
    'admin',
    app.call<{ data: Import } & Problem>('importClassList', 'admin', {
      path: { id },
      body: { file: csv(rows), ...body },
    }),
  );
const undo = (importId: string) =>
  app.call<{ data: Import } & Problem>('undoImport', 'admin', { path: { id: importId } });
const attending = async () => {
  const rows = await app.database
    .selectFrom('classroom_student')
    .select('user_id')
    .where('classroom_id', '=', id)
    .execute();
  return new Set(rows.map(({ user_id }) => user_id));
};

test('a dry run tells whom a list adds, who is in the class already, and what is wrong in which cell', async () => {
  const [one, two] = outside;
  const before = await attending();
  const { status, body } = await check([
    heading,
    [one?.membership_code ?? '', '', '', ''],
    ['', inClass.email, '', ''],
    ['', two?.email.toUpperCase() ?? '', two?.username ?? '', ''],
    ['KHONG-CO', '', '', 'Lê An'],
    ['', people.teacher.email, '', ''],
    ['', '', '', 'Chỉ có tên'],
    ['', one?.email ?? '', '', ''],
  ]);
  expect(status, JSON.stringify(body)).toBe(200);
  expect(body.data).toMatchObject({ total: 7, good: 2, repeated: 1, refused: 4 });
  expect(codesOf(body.data)).toEqual([
    '5: membership_code studentNotFound',
    '6: email notAStudent',
    '7: membership_code studentNotNamed',
    '8: email studentTwiceInFile',
  ]);
  expect(await attending()).toEqual(before);
});

test('a list is stored once, and undone as a whole', async () => {
  const before = await attending();
  const rows = [
    heading,
    ...outside.slice(0, 3).map(({ membership_code }) => [membership_code ?? '', '', '', '']),
  ];
  const import_id = '7a0e4f0e-6a55-4b7d-8a2e-2f6a3f1c9d10';
  const { body } = await send(rows, { import_id });
  expect(body.data).toMatchObject({ state: 'done', saved: 3, repeated: 0, refused: 0 });
  expect((await send(rows, { import_id })).body.data.saved).toBe(3);
  const added = outside.slice(0, 3).map((student) => student.id);
  expect(await attending()).toEqual(new Set([...before, ...added]));
  expect((await send(rows)).body.data).toMatchObject({ saved: 0, repeated: 3, undo_until: null });
  const list = (class_id: string) =>
    app.call<Answer<'listImports'>>('listImports', 'admin', { query: { kind: 'students', class_id } });
  expect((await list(id)).body.data).toHaveLength(2);
  expect((await list('2')).body.data).toEqual([]);
  expect((await undo(import_id)).status).toBe(200);
  expect(await finishUndo(app, 'admin', import_id)).toMatchObject({ state: 'undone', undone: 3, kept: 0 });
  expect(await attending()).toEqual(before);
});

test('whoever has work in the class stays, and is named', async () => {
  const [student] = outside;
  const { body } = await send([heading, [student?.membership_code ?? '', '', '', '']]);
  const assignmentId = await newAssignment(app, { classroom_id: id });
  const now = app.clock.now();
  const attempt = {
    assignmentId,
    userId: student?.id ?? '',
    number: 0,
    startedAt: now,
    deadline: now,
    seed: 'x',
  };
  await insertAttempts(app.database, [attempt]);
  const refused = await undo(body.data.id);
  expect(refused).toMatchObject({ status: 409, body: { code: 'importDependedOn' } });
  expect(refused.body.message).toContain('đã có bài làm trong lớp');
  expect((await attending()).has(student?.id ?? '')).toBe(true);
});

test('whoever has opened a lesson in the class stays, too', async () => {
  const [, student] = outside;
  const { body } = await send([heading, [student?.membership_code ?? '', '', '', '']]);
  const session = await app.database
    .selectFrom('classroom_session')
    .select('id')
    .where('classroom_id', '=', id)
    .executeTakeFirstOrThrow();
  const now = app.clock.now();
  await app.database
    .insertInto('lesson_progress')
    .values({
      classroom_id: id,
      session_id: session.id,
      user_id: student?.id ?? '',
      opened_at: now,
      last_at: now,
    })
    .execute();
  const refused = await undo(body.data.id);
  expect(refused).toMatchObject({ status: 409, body: { code: 'importDependedOn' } });
  expect((await attending()).has(student?.id ?? '')).toBe(true);
});

test('a class that has ended takes no list, and a template is known as it is', async () => {
  const ended = app.call<Problem>('checkClassList', 'admin', {
    path: { id: '2' },
    body: { file: csv([heading, ['SV1', '', '', '']]) },
  });
  expect((await ended).body.code).toBe('classEnded');
  const template = await app.call('getClassListTemplate', 'admin', { query: { format: 'csv' } });
  expect(template.status).toBe(200);
});
