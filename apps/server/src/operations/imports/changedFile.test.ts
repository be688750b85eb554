import { afterAll, beforeAll, expect, test } from 'vitest';
import { people } from '@sen/api/fixtures/people';
import type { Import, Problem } from '@sen/api/contract/model';
import { csvOf, row, sheetOf } from '../../testing/memberImports.ts';
import { TestFile } from '../../testing/multipartOf.ts';
import { QuestionImports, workbook } from '../../testing/questionImports.ts';
import { type TestAnswer, TestApp } from '../../testing/TestApp.ts';

let app: TestApp;
beforeAll(async () => {
  app = await TestApp.start({ demo: true });
});
afterAll(() => app.stop());

type Checked = { data: { file_digest: string } } & Problem;
type Started = { data: Import } & Problem;
interface Calls {
  check: (file: TestFile) => Promise<TestAnswer<Checked>>;
  start: (file: TestFile, file_digest: string) => Promise<TestAnswer<Started>>;
}

const runs = async () => (await app.database.selectFrom('import_run').select('import_id').execute()).length;

/** Starts what was not checked, then what was. */
async function startBoth({ check, start }: Calls, [file, other]: readonly [TestFile, TestFile]) {
  const before = await runs();
  const { data } = (await check(file)).body;
  expect((await start(other, data.file_digest)).body).toMatchObject({
    status: 409,
    code: 'importFileChanged',
  });
  expect(await runs()).toBe(before);
  expect((await start(file, data.file_digest)).status).toBe(200);
  expect(await runs()).toBe(before + 1);
}

test('members: only the file that was checked is imported', async () => {
  const file = () => new TestFile('thanh-vien.csv', csvOf(sheetOf(row())));
  const calls: Calls = {
    check: (sent) => app.call('checkMembers', 'admin', { body: { file: sent } }),
    start: (sent, file_digest) => app.call('importMembers', 'admin', { body: { file: sent, file_digest } }),
  };
  await startBoth(calls, [file(), file()]);
});

test('questions: only the file that was checked is imported', async () => {
  const questions = await QuestionImports.of(app);
  const file = async () => new TestFile('cau-hoi.xlsx', await workbook(questions.template()));
  const calls: Calls = {
    check: (sent) => app.call('checkQuestions', 'teacher', { body: { file: sent } }),
    start: (sent, file_digest) =>
      app.call('importQuestions', 'teacher', { body: { file: sent, file_digest } }),
  };
  await startBoth(calls, [await file(), await file()]);
});

test('class lists: only the file that was checked is imported', async () => {
  const path = { id: '1' };
  const file = (email: string) => new TestFile('lop.csv', `Email\r\n${email}`);
  const calls: Calls = {
    check: (sent) => app.call('checkClassList', 'admin', { path, body: { file: sent } }),
    start: (sent, file_digest) =>
      app.call('importClassList', 'admin', { path, body: { file: sent, file_digest } }),
  };
  await startBoth(calls, [file(people.student.email), file('khac@sen.vn')]);
});
