import { writeOds, writeXlsx } from 'hucre';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { TestFile } from '../../testing/multipartOf.ts';
import { QuestionImports, workbook } from '../../testing/questionImports.ts';
import { TestApp } from '../../testing/TestApp.ts';

let app: TestApp;
let imports: QuestionImports;
beforeAll(async () => {
  app = await TestApp.start({ demo: true });
  imports = await QuestionImports.of(app);
});
afterAll(() => app.stop());

describe('a file of any format', () => {
  test('takes an option for its text, and a formula for none, from each format', async () => {
    const header = [
      'Loại câu hỏi',
      'Nội dung',
      'Danh mục',
      'Lựa chọn A',
      'Lựa chọn B',
      'Lựa chọn C',
      'Đáp án',
    ];
    const rows = [
      header,
      ['Một lựa chọn', 'Hai cộng không?', imports.category, 3, 4, 2, 2],
      ['Một lựa chọn', '=1+1', imports.category, 'a', 'b', 'c', 'B'],
    ];
    const csv = Buffer.from(rows.map((row) => row.join(';')).join('\n'));
    for (const [bytes, name] of [
      [await workbook(rows), 'a.xlsx'],
      [csv, 'a.csv'],
    ] as const) {
      const { body } = await imports.check(bytes, name);
      expect(body.data.rows.map(({ errors }) => errors.map(({ code }) => code))).toEqual([
        [],
        ['formulaUnreadable'],
      ]);
    }
    const saved = await imports.save(await workbook(rows), 'a.xlsx', { rows: [2] });
    expect(saved.body.data.saved).toBe(1);
    const stored = await app.database
      .selectFrom('question')
      .select('key')
      .where('title', '=', 'Hai cộng không?')
      .executeTakeFirstOrThrow();
    expect(stored.key).toEqual({ type: 'one_choice', choice: 'c' });
  });

  test('reads the same from .ods and .csv', async () => {
    const rows = imports.template();
    const ods = await imports.check(await writeOds({ sheets: [{ name: 'A', rows }] }), 'a.ods');
    expect(ods.body.data).toMatchObject({ good: 11, refused: 0 });
    const csv = rows
      .map((row) => row.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(';'))
      .join('\r\n');
    const read = await imports.check(Buffer.from(`\uFEFF${csv}`, 'utf16le'), 'a.csv');
    expect(read.body.data).toMatchObject({ good: 11, refused: 0 });
  });

  test('blames a formula without a result', async () => {
    const [header = [], one = []] = imports.template();
    const cells = new Map([['1,1', { value: null, type: 'formula' as const, formula: 'Z1&"?"' }]]);
    const bytes = await writeXlsx({ sheets: [{ name: 'A', rows: [header, one.with(1, '')], cells }] });
    const { body } = await imports.check(bytes);
    expect(body.data.rows[0]?.errors).toMatchObject([{ column: 'title', code: 'formulaUnreadable' }]);
  });
});

describe('a file that cannot be taken', () => {
  test.each([
    ['that is empty', 'a.csv', () => Buffer.alloc(0), 422, 'fileEmpty'],
    ['with a header alone', 'a.csv', () => Buffer.from('Nội dung;Đáp án'), 422, 'fileEmpty'],
    [
      'that is a renamed image',
      'a.xlsx',
      () => Buffer.from('89504e470d0a1a0a0000000d', 'hex'),
      415,
      'fileNotSpreadsheet',
    ],
    ['that is too large', 'a.csv', () => Buffer.alloc(10 * 1024 * 1024 + 1, 'a'), 413, 'fileTooLarge'],
    [
      'of 50,000 rows',
      'a.csv',
      () => Buffer.from(`Nội dung\n${'Câu hỏi\n'.repeat(50_000)}`),
      422,
      'tooManyRows',
    ],
  ])('%s is refused in words', async (_, name, bytes, status, code) => {
    const answer = await imports.check(bytes(), name);
    expect([answer.status, answer.body.code]).toEqual([status, code]);
    expect(answer.body.message).toMatch(/\p{L}{2}/u);
  });

  test('with a password is refused in words', async () => {
    const bytes = await writeXlsx({
      sheets: [{ name: 'A', rows: imports.template() }],
      encryption: { password: 'x', spinCount: 1000 },
    });
    expect((await imports.check(bytes)).body.code).toBe('fileEncrypted');
  });

  test('a student may not import', async () => {
    const file = new TestFile('a.csv', 'x');
    expect((await app.call('importQuestions', 'student', { body: { file } })).status).toBe(403);
  });
});

test.each(['xlsx', 'ods', 'csv'] as const)('the template as .%s can be imported as it is', async (format) => {
  for (const language of ['vi', 'en'] as const) {
    await app.database.updateTable('user_account').set({ lang: language }).where('id', '=', '3').execute();
    app.clock.pass({ seconds: 5 });
    const answer = await app.call<Buffer>('getQuestionTemplate', 'teacher', { query: { format } });
    expect(answer.status).toBe(200);
    expect(String(answer.headers['content-disposition'])).toContain(`.${format}`);
    const { body } = await imports.check(answer.body, `mau.${format}`);
    // The demo bank already has some of the template's examples; no other error is expected.
    const refused = body.data.rows.flatMap(({ errors }) => errors.map(({ code }) => code));
    expect(body.data.total).toBe(11);
    expect(refused.filter((code) => code !== 'questionAlreadyInBank')).toEqual([]);
    expect(body.data.good).toBeGreaterThan(5);
  }
});
