import type { Import, Problem } from '@sen/api/contract/model';
import { demoCompany, people, secondCompany } from '@sen/api/fixtures/people';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { finishImport } from '../../testing/finishImport.ts';
import { csvOf, heading, memberImports, row, sheetOf } from '../../testing/memberImports.ts';
import { TestFile } from '../../testing/multipartOf.ts';
import { TestApp } from '../../testing/TestApp.ts';
import { textCell, workbookBytes } from '../../testing/workbookBytes.ts';
import { runImports } from './runImports.ts';

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
