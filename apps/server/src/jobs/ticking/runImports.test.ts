import type { Import, Problem } from '@sen/api/contract/model';
import { demoCompany, people, secondCompany } from '@sen/api/fixtures/people';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { finishImport } from '../../testing/finishImport.ts';
import { csvOf, heading, memberImports, row, sheetOf } from '../../testing/memberImports.ts';
import { TestFile } from '../../testing/multipartOf.ts';
import { TestApp } from '../../testing/TestApp.ts';
import { textCell, workbookBytes } from '../../testing/workbookBytes.ts';
import { runNextImport } from '../../imports/runImport.ts';
import { runImports } from './runImports.ts';
import { runLargeImports } from './runLargeImports.ts';

let app: TestApp;
beforeAll(async () => {
  app = await TestApp.start({ config: { publicUrl: 'https://sen.example/' } });
});
afterAll(() => app.stop());
beforeEach(async () => {
  app.clock.pass({ minutes: 61 });
  await app.signIn('admin');
  await app.signIn('teacher');
});

const { accounts, send, sendCsv, start } = memberImports(() => app);
const rawSheet = (rows: readonly (readonly (string | number)[])[]) =>
  workbookBytes({
    sheets: [
      {
        name: 'A',
        rows: rows
          .map((cells) => `<row>${cells.map((cell) => textCell(String(cell))).join('')}</row>`)
          .join(''),
      },
    ],
  });

describe('a refused row is stored whatever its cells hold', () => {
  test('of members: escapes of NUL and of halves of characters', async () => {
    const good = row();
    const wrong = row({ role: 'Thủ kho_x0000_', title: '_xD800_', phone: '_x0000_' });
    const { body } = await send(rawSheet(sheetOf(good, wrong)));
    expect(body.data).toMatchObject({ state: 'done', failure: null, saved: 1, refused: 1 });
    expect(body.data.rows[0]?.errors.map(({ value }) => value)).toContain('Thủ kho');
  });

  test('of members: a heading and a value that are cut within a character', async () => {
    const long = `${'x'.repeat(499)}😀`;
    const sheet = [[...heading, long], ...sheetOf(row({ role: long })).slice(1)];
    const { body } = await sendCsv(sheet);
    expect(body.data).toMatchObject({ state: 'done', failure: null, refused: 1 });
  });

  test('of questions', async () => {
    const file = new TestFile(
      'cau-hoi.xlsx',
      rawSheet([
        ['Loại câu hỏi', 'Nội dung', 'Danh mục', 'Lựa chọn A', 'Lựa chọn B', 'Đáp án'],
        ['Không có loại này', 'Câu_x0000_ nào_xD800_?', 'x_xDC00_', '_x0000_', 'b', 'A'],
      ]),
    );
    const started = app.call<{ data: Import } & Problem>('importQuestions', 'teacher', { body: { file } });
    const { body } = await finishImport(app, 'teacher', started);
    expect(body.data).toMatchObject({ state: 'done', failure: null, saved: 0, refused: 1 });
    expect(body.data.rows[0]?.name).toBe('Câu nào?');
  });
});

describe('an import whose person loses the right to it', () => {
  const { id } = people.admin;
  test.each([
    ['is locked', "status = 'locked'", 'importerLocked'],
    ['may no longer import', "role = 'student'", 'importerMayNot'],
    ['is moved to another unit', `company_id = '${secondCompany.id}'`, 'importerMayNot'],
  ])('stops after the part being stored: the person %s', async (_, change, code) => {
    const rows = Array.from({ length: 1_200 }, () => row());
    const before = await accounts();
    const { body } = await start(csvOf(sheetOf(...rows)), {}, 'admin', 'a.csv');
    // The change takes effect with the first part.
    await sql
      .raw(
        `create function change() returns trigger language plpgsql as $$ begin
      if new.email = '${String(rows[0]?.email)}' then update user_account set ${change} where id = '${id}'; end if;
      return new; end $$`,
      )
      .execute(app.database);
    await sql
      .raw('create trigger change after insert on user_account for each row execute function change()')
      .execute(app.database);
    await runImports.run(app.app.services);
    await sql.raw('drop trigger change on user_account').execute(app.database);
    await sql.raw('drop function change()').execute(app.database);
    const run = await app.database
      .selectFrom('import_run')
      .select(['state', 'failure', 'saved'])
      .where('import_id', '=', body.data.id)
      .executeTakeFirstOrThrow();
    await app.database
      .updateTable('user_account')
      .set({ status: 'active', role: 'admin', company_id: demoCompany.id })
      .where('id', '=', id)
      .execute();
    expect(run).toMatchObject({ state: 'failed', failure: { code } });
    expect(run.saved).toBeGreaterThan(0);
    expect(run.saved).toBeLessThan(600);
    expect(await accounts()).toBe(before + run.saved);

    const retried = app.call<{ data: Import } & Problem>('retryImport', 'admin', {
      path: { id: body.data.id },
    });
    expect((await finishImport(app, 'admin', retried)).body.data).toMatchObject({
      state: 'done',
      saved: 1_200,
    });
  });
});

const members = (count: number) => csvOf(sheetOf(...Array.from({ length: count }, () => row())));
const started = (bytes: string, import_id?: string) =>
  start(bytes, import_id === undefined ? {} : { import_id }, 'admin', 'a.csv');
const stateOf = async (id: string) =>
  (await app.call<{ data: Import } & Problem>('getImport', 'admin', { path: { id } })).body.data;

describe('an id that starts an import', () => {
  const import_id = '4f0e4f0e-6a55-4b7d-8a2e-2f6a3f1c9d10';
  test('is refused with another file or other choices, and starts the same once', async () => {
    const file = members(2);
    expect((await started(file, import_id)).status).toBe(200);
    expect((await started(file, import_id)).status).toBe(200);
    for (const other of [
      await started(members(2), import_id),
      await start(file, { import_id, mapping: { name: 0 } }, 'admin', 'a.csv'),
      await start(file, { import_id }, 'admin', 'b.csv'),
    ]) {
      expect([other.status, other.body.code]).toEqual([409, 'importIdUsed']);
      expect(other.body.message).toContain('“a.csv”');
    }
    await runImports.run(app.app.services);
    expect(await stateOf(import_id)).toMatchObject({ state: 'done', saved: 2 });
    expect((await started(file, import_id)).body.data).toMatchObject({ state: 'done', saved: 2 });
  });
});

describe('imports that wait', () => {
  test('are three of a person at most, also when all come at once or are continued', async () => {
    const answers = await Promise.all(Array.from({ length: 5 }, () => started(members(1))));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 200, 409, 409]);
    const refusal = answers.find(({ status }) => status === 409);
    expect(refusal?.body).toMatchObject({ code: 'tooManyImports' });
    const accepted = answers.find(({ status }) => status === 200)?.body.data.id ?? '';
    await app.database
      .updateTable('import_run')
      .set({ state: 'failed' })
      .where('import_id', '=', accepted)
      .execute();
    expect((await started(members(1))).status).toBe(200);
    const retried = await app.call<Problem>('retryImport', 'admin', { path: { id: accepted } });
    expect([retried.status, retried.body.code]).toEqual([409, 'tooManyImports']);
    await runImports.run(app.app.services);
    expect((await started(members(1))).status).toBe(200);
    await runImports.run(app.app.services);
  });

  test('are twelve of a unit at most', async () => {
    const { id } = people.teacher;
    const waiting = Array.from({ length: 12 }, (_, index) => ({
      import_id: `5f0e4f0e-6a55-4b7d-8a2e-2f6a3f1c9d${10 + index}`,
      kind: 'questions' as const,
      company_id: demoCompany.id,
      created_by: id,
      state: 'waiting' as const,
      file_name: 'a.csv',
      options: '{}',
      saved: 0,
    }));
    await app.database.insertInto('import_run').values(waiting).execute();
    const refused = await started(members(1));
    await app.database.deleteFrom('import_run').where('created_by', '=', id).execute();
    expect([refused.status, refused.body.code]).toEqual([409, 'tooManyImportsOfUnit']);
  });

  test('take turns: a small file ends while a longer one is not half done', async () => {
    const long = (await started(members(3_000))).body.data.id;
    app.clock.pass({ seconds: 1 });
    const short = (await started(members(9))).body.data.id;
    app.clock.pass({ seconds: 1 });
    await runNextImport(app.app.services, 'small');
    await runNextImport(app.app.services, 'small');
    expect(await stateOf(short)).toMatchObject({ state: 'done', saved: 9 });
    const { state, read } = await stateOf(long);
    expect(state).toBe('running');
    expect(read).toBeGreaterThanOrEqual(1_000);
    expect(read).toBeLessThan(1_500);
    await runImports.run(app.app.services);
    expect(await stateOf(long)).toMatchObject({ state: 'done', saved: 3_000, repeated: 0, refused: 0 });
  });

  test('are of large files in a job of their own', async () => {
    const large = (await started(`${members(1)}\n${';'.repeat(1024 * 1024)}`)).body.data.id;
    await runImports.run(app.app.services);
    expect(await stateOf(large)).toMatchObject({ state: 'waiting' });
    await runLargeImports.run(app.app.services);
    expect(await stateOf(large)).toMatchObject({ state: 'failed', failure: { code: 'rowTooWide' } });
  });
});
