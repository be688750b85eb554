import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { demoCompany, people, secondCompany } from '@sen/api/fixtures/people';
import { memberSheet } from '@sen/domain/imports/memberColumns';
import { codesOf, heading, memberImports, row, sheetOf, workbook } from '../../testing/memberImports.ts';
import { TestApp } from '../../testing/TestApp.ts';

let app: TestApp;
beforeAll(async () => {
  app = await TestApp.start({ config: { publicUrl: 'https://sen.example/' } });
});
afterAll(() => app.stop());
beforeEach(async () => {
  app.clock.pass({ minutes: 61 });
  await app.signIn('admin');
  await app.signIn('superAdmin');
});

const { accounts, check, checkCsv, sendCsv } = memberImports(() => app);

describe('a dry run', () => {
  test('tells what would happen, and does nothing', async () => {
    const before = await accounts();
    const bytes = await workbook(sheetOf(row(), row({ role: '' }), row({ email: people.student.email })));
    const { status, body } = await check(bytes);
    expect(status).toBe(200);
    expect(body.data).toMatchObject({
      total: 3,
      good: 1,
      repeated: 0,
      refused: 2,
      sheet: 'Thành viên',
    });
    expect(codesOf(body.data)).toEqual(['3: role roleMissing', '4: email emailTaken']);
    expect(body.data.rows[0]?.errors[0]).toMatchObject({ header: 'Vai trò (C)', value: '' });
    expect(await accounts()).toBe(before);
    for (const table of ['activation_due', 'mail', 'import_run'] as const)
      expect(await app.database.selectFrom(table).selectAll().execute()).toEqual([]);
  });

  test('of a file whose columns are not known says which there are', async () => {
    const { body } = await checkCsv(
      [
        ['A', 'B'],
        ['x', 'y'],
      ],
      {},
    );
    expect(body.data).toMatchObject({
      mapping: {},
      headers: ['A', 'B'],
      total: 1,
      good: 0,
      refused: 0,
      rows: [],
    });
    const real = await sendCsv([
      ['A', 'B'],
      ['x', 'y'],
    ]);
    expect(real.body.data).toMatchObject({ state: 'failed', failure: { code: 'columnMissing' } });
  });

  test('takes columns in any order under a mapping of the person', async () => {
    const rows = sheetOf(row()).map((cells) => cells.toReversed());
    const unnamed = [heading.map((_, index) => `Cột ${index}`), ...rows.slice(1)];
    const mapping = Object.fromEntries(
      memberSheet.keys.map((key, index) => [key, heading.length - 1 - index]),
    );
    const { body } = await checkCsv(unnamed, { mapping });
    expect(body.data).toMatchObject({ good: 1, refused: 0 });
  });
});

describe('whom an import may make', () => {
  test('never a system administrator, whoever imports', async () => {
    for (const as of ['admin', 'superAdmin'] as const) {
      const rows = sheetOf(row({ role: 'super-admin' }), row({ role: 'Quản trị hệ thống' }), row());
      const { body } = await sendCsv(rows, { company_id: demoCompany.id }, as);
      expect(codesOf(body.data)).toEqual(['2: role superAdminNotImported', '3: role superAdminNotImported']);
    }
    const supers = await app.database
      .selectFrom('user_account')
      .select('id')
      .where('role', '=', 'super-admin')
      .execute();
    expect(supers).toHaveLength(1);
  });

  test('an admin stays in the own unit; a system administrator says which', async () => {
    const foreign = await sendCsv(sheetOf(row()), { company_id: secondCompany.id });
    expect([foreign.status, foreign.body.code]).toEqual([403, 'adminsKeepToTheirUnit']);
    const unsaid = await sendCsv(sheetOf(row()), {}, 'superAdmin');
    expect([unsaid.status, unsaid.body.codes]).toEqual([422, { company_id: 'thisFieldIsRequired' }]);
    const unknown = await sendCsv(sheetOf(row()), { company_id: '999' }, 'superAdmin');
    expect([unknown.status, unknown.body.codes]).toEqual([422, { company_id: 'unknownReference' }]);
    const one = row({ unit: secondCompany.company_name });
    const { body } = await sendCsv(
      sheetOf(one, row({ unit: demoCompany.company_name })),
      { company_id: secondCompany.id },
      'superAdmin',
    );
    expect([body.data.saved, codesOf(body.data)]).toEqual([1, ['3: unit rowOfAnotherUnit']]);
    const made = await app.database
      .selectFrom('user_account')
      .select('company_id')
      .where('email', '=', String(one.email))
      .executeTakeFirst();
    expect(made?.company_id).toBe(secondCompany.id);
  });

  test.each<Parameters<TestApp['signIn']>[0]>(['teacher', 'student', 'staff', 'sponsor'])(
    'a %s may not import',
    async (as) => {
      expect((await sendCsv(sheetOf(row()), {}, as)).status).toBe(403);
    },
  );
});

describe('what a row meets', () => {
  test('an earlier row of the file, another account, or itself', async () => {
    const first = row();
    await sendCsv(sheetOf(first));
    const named = row({ username: 'mot.hai.ba' });
    const { body } = await checkCsv(
      sheetOf(
        first,
        { ...first, role: 'Giảng viên' },
        row({ membership_code: String(first.membership_code).toLowerCase() }),
        named,
        row({ email: named.email ?? '' }),
        row({ username: 'MOT.HAI.BA' }),
        row({ username: people.teacher.username }),
        row({ membership_code: named.membership_code ?? '', role: 'không rõ' }),
      ),
      {},
    );
    expect(body.data).toMatchObject({ good: 1, repeated: 1, refused: 6 });
    expect(codesOf(body.data)).toEqual([
      '3: email placeTwiceInFile, membership_code placeTwiceInFile',
      '4: membership_code placeTwiceInFile',
      '6: email placeTwiceInFile',
      '7: username placeTwiceInFile',
      '8: username usernameTaken',
      '9: role unknownRole, membership_code placeTwiceInFile',
    ]);
    expect(body.data.rows[0]?.errors[0]?.message).toContain('dòng 2');
  });
});

test.each(['xlsx', 'ods', 'csv'] as const)('the template as .%s can be read as it is', async (format) => {
  const answer = await app.call<Buffer>('getMemberTemplate', 'admin', { query: { format } });
  const { body } = await check(answer.body, {}, 'admin', `mau.${format}`);
  expect(body.data).toMatchObject({ total: 2, good: 2, refused: 0 });
});
