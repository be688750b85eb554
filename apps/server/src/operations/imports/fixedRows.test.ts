import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { demoCompany } from '@sen/api/fixtures/people';
import type { Import, MemberImportReport, Problem } from '@sen/api/contract/model';
import { importLimits } from '@sen/domain/imports/importLimits';
import { insertPeople } from '../../seeds/seedPeople.ts';
import { cellText } from '../../spreadsheets/columnSheet.ts';
import { readSpreadsheet } from '../../spreadsheets/readSpreadsheet.ts';
import { finishImport } from '../../testing/finishImport.ts';
import { codesOf, row, sheetOf, workbook } from '../../testing/memberImports.ts';
import { TestFile } from '../../testing/multipartOf.ts';
import { QuestionImports, workbook as questionWorkbook } from '../../testing/questionImports.ts';
import { TestApp } from '../../testing/TestApp.ts';

let app: TestApp;
beforeAll(async () => {
  app = await TestApp.start({ demo: true });
  await insertPeople(
    app.database,
    [1, 2].map((index) => ({
      email: `sua${index}@sen.vn`,
      username: `sua${index}`,
      membership_code: `SUA${index}`,
      company_id: demoCompany.id,
      role: 'student' as const,
      status: 'active' as const,
      name: `Lê Sửa ${index}`,
      first_name: 'Sửa',
      password_hash: 'x',
    })),
  );
});
afterAll(() => app.stop());
beforeEach(async () => {
  app.clock.pass({ minutes: 61 });
  await app.signIn('admin');
});

type Fixes = { row: number; cells: Record<string, string> }[];
interface Sent {
  file: TestFile;
  fixes?: Fixes;
  content?: 'refused' | 'all';
}
type Report = { data: MemberImportReport } & Problem;
type Started = { data: Import } & Problem;

const members = {
  check: (body: Sent) => app.call<Report>('checkMembers', 'admin', { body }),
  send: (body: Sent) => finishImport(app, 'admin', app.call<Started>('importMembers', 'admin', { body })),
  download: (body: Sent) => app.call<Buffer>('getRefusedMembers', 'admin', { body }),
};
const path = { id: '1' };
const students = {
  check: (body: Sent) => app.call<Report>('checkClassList', 'admin', { path, body }),
  send: (body: Sent) =>
    finishImport(app, 'admin', app.call<Started>('importClassList', 'admin', { path, body })),
  download: (body: Sent) => app.call<Buffer>('getRefusedStudents', 'admin', { path, body }),
};
const stored = (id: string, content: 'refused' | 'all') =>
  app.call<Buffer>('getRefusedRows', 'admin', { path: { id }, query: { content } });

/** The rows of a file by number, as texts. */
async function rowsOf({ body: bytes }: { body: Uint8Array }): Promise<[number, string[]][]> {
  const how = { bytes, name: 'a.xlsx', sheet: undefined, limits: importLimits.members };
  const { rows } = await readSpreadsheet(how, '1');
  return rows.map(({ number, cells }) => [number, cells.map(cellText)]);
}
const list = (rows: string[][]) => new TestFile('lop.csv', rows.map((cells) => cells.join(';')).join('\r\n'));

describe('members', () => {
  test('a fix is checked again with all rows, and stored by the job', async () => {
    const [one, two, three] = [row(), row({ phone: '12' }), row()];
    const file = new TestFile(
      'a.xlsx',
      await workbook(sheetOf(one, two, { ...three, email: one.email ?? '' })),
    );
    const first = await members.check({ file });
    expect(first.body.data).toMatchObject({ good: 1, refused: 2 });
    const fixes = [{ row: 3, cells: { phone: '0912345678', dateOfBirth: '01/02/2000' } }];
    const second = await members.check({ file, fixes });
    expect(second.body.data).toMatchObject({ good: 2, refused: 1 });
    expect(codesOf(second.body.data)).toEqual(['4: email placeTwiceInFile']);
    // One that repeats another row makes that one wrong, or itself.
    const twice = [...fixes, { row: 4, cells: { email: String(two.email) } }];
    expect(codesOf((await members.check({ file, fixes: twice })).body.data)).toEqual([
      '4: email placeTwiceInFile',
    ]);
    const { body } = await members.send({ file, fixes });
    expect(body.data).toMatchObject({ state: 'done', saved: 2, refused: 1 });
    const made = app.database
      .selectFrom('user_account')
      .select('phone')
      .where('email', '=', String(two.email));
    expect((await made.executeTakeFirst())?.phone).toContain('912345678');
  });

  test('a fix fills a column that the file lacks, after its last one', async () => {
    const cells = sheetOf(row()).map((all) => [...all.slice(0, 6), '', 'thừa']);
    const file = new TestFile('a.xlsx', await workbook(cells));
    const fixes = [{ row: 2, cells: { username: 'co khoang trang' } }];
    const { data } = (await members.check({ file, fixes })).body;
    expect(data.rows[0]?.errors).toMatchObject([{ column: 'username', value: 'co khoang trang' }]);
    expect(data.mapping.username).toBe(8);
  });

  test('a fix of a row or a column that is not there is refused', async () => {
    const file = new TestFile('a.xlsx', await workbook(sheetOf(row())));
    for (const [fix, field] of [
      [{ row: 99, cells: { name: 'A' } }, 'fixes.0.row'],
      [{ row: 1, cells: { name: 'A' } }, 'fixes.0.row'],
      [{ row: 2, cells: { colour: 'red' } }, 'fixes.0.cells.colour'],
    ] as const) {
      const { status, body } = await members.check({ file, fixes: [fix] });
      expect([status, Object.keys(body.errors ?? {})]).toEqual([422, [field]]);
    }
  });

  test('the whole file returns as it was sent with a column of errors, before and after, and is read again', async () => {
    const [one, two, three] = [row({ title: 7 }), row({ phone: '12' }), row({ role: 'Thủ kho' })];
    const [head = [], ...rows] = sheetOf(one, two, three);
    const [first = [], second = [], third = []] = rows;
    const sent = [['Danh sách quý IV'], head, first, [], [...second, '', 'ghi chú'], third];
    const file = new TestFile('a.xlsx', await workbook(sent));
    const fixes = [{ row: 6, cells: { role: 'Học viên' } }];
    const reason = /^Số điện thoại \(\w\): /;
    const assertWhole = async (answer: { body: Uint8Array }) => {
      const [title, heading, good, wrong, fixed, ...more] = await rowsOf(answer);
      expect(more).toEqual([]);
      expect(title).toEqual([1, [expect.stringContaining('Danh sách'), ...blanks(head.length + 2)]]);
      expect(heading).toEqual([2, [...head, '', '', 'Lỗi cần sửa']]);
      expect(good).toEqual([3, [...first.map(String), '', '', '']]);
      expect(wrong).toEqual([5, [...second.map(String), '', 'ghi chú', expect.stringMatching(reason)]]);
      expect(fixed?.[0]).toBe(6);
      expect(fixed?.[1].slice(2, 3)).toEqual(['Học viên']);
      expect(fixed?.[1].at(-1)).toBe('');
    };
    const before = await members.download({ file, fixes, content: 'all' });
    expect(String(before.headers['content-disposition'])).toContain('thanh-vien-kem-cot-loi.xlsx');
    await assertWhole(before);
    const { body } = await members.send({ file, fixes });
    expect(body.data).toMatchObject({ saved: 2, refused: 1 });
    const after = await stored(body.data.id, 'all');
    await assertWhole(after);

    const again = new TestFile('b.xlsx', after.body);
    expect((await members.check({ file: again })).body.data).toMatchObject({
      total: 3,
      repeated: 2,
      refused: 1,
    });
    // The errors of the earlier try are replaced, not repeated.
    const [, heading] = await rowsOf(await members.download({ file: again, content: 'all' }));
    expect(heading?.[1].filter((cell) => cell === 'Lỗi cần sửa')).toHaveLength(1);
  });

  test('the file of an import without refused rows is not kept', async () => {
    const { body } = await members.send({ file: new TestFile('a.xlsx', await workbook(sheetOf(row()))) });
    const gone = app.call<Problem>('getRefusedRows', 'admin', {
      path: { id: body.data.id },
      query: { content: 'all' },
    });
    expect(await gone).toMatchObject({ status: 404, body: { code: 'importFileGone' } });
  });
});

const blanks = (count: number) => Array.from({ length: count }, () => '');

describe('class lists', () => {
  const file = () =>
    list([
      ['Mã học viên', 'Họ và tên'],
      ['SUA1', 'Lê Sửa'],
      ['SAI', 'Lê Sai'],
      ['', 'Không mã'],
    ]);

  test('a fix finds the student, and the job adds them', async () => {
    expect((await students.check({ file: file() })).body.data).toMatchObject({ good: 1, refused: 2 });
    const fixes = [
      { row: 3, cells: { membership_code: 'SUA2' } },
      // The file has no such column.
      { row: 4, cells: { email: 'sua1@sen.vn' } },
    ];
    const { data } = (await students.check({ file: file(), fixes })).body;
    expect(data).toMatchObject({ good: 2, refused: 1 });
    expect(codesOf(data)).toEqual(['4: email studentTwiceInFile']);
    const { body } = await students.send({ file: file(), fixes });
    expect(body.data).toMatchObject({ state: 'done', saved: 2, refused: 1 });
    const whole = await rowsOf(await stored(body.data.id, 'all'));
    expect(whole[0]?.[1]).toEqual(['Mã học viên', 'Họ và tên', 'Email', 'Lỗi cần sửa']);
    expect(whole[2]).toEqual([3, ['SUA2', 'Lê Sai', '', '']]);
    expect(whole[3]?.[1].at(-1)).toContain('Email (C): ');
  });

  test('the wrong rows, or the whole file, before the start', async () => {
    const refused = await rowsOf(await students.download({ file: file() }));
    expect(refused.map(([, cells]) => cells[1])).toEqual(['Họ và tên', 'Lê Sai', 'Không mã']);
    const all = await rowsOf(await students.download({ file: file(), content: 'all' }));
    expect(all.map(([, cells]) => [cells[1], cells[2] !== ''])).toEqual([
      ['Họ và tên', true],
      ['Lê Sửa', false],
      ['Lê Sai', true],
      ['Không mã', true],
    ]);
  });
});

test('questions: the wrong rows, or the whole file, before the start', async () => {
  const imports = await QuestionImports.of(app);
  await app.signIn('teacher');
  const [header = [], one = [], two = []] = imports.template();
  const wrong = one.with(header.indexOf('Đáp án'), 'H').with(1, 'Câu sai');
  const file = new TestFile('a.xlsx', await questionWorkbook([header, wrong, two]));
  const call = (content: 'refused' | 'all') =>
    app.call<Buffer>('getRefusedQuestions', 'teacher', { body: { file, content } });
  const titles = async (content: 'refused' | 'all') =>
    (await rowsOf(await call(content))).map(([, cells]) => [cells[1], cells.at(-1) !== '']);
  expect(await titles('refused')).toEqual([
    [header[1], true],
    ['Câu sai', true],
  ]);
  expect(await titles('all')).toEqual([
    [header[1], true],
    ['Câu sai', true],
    [two[1], false],
  ]);
});
