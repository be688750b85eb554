import { writeOds, writeXlsx } from 'hucre';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ImportReport, Problem, QuestionType } from '@sen/api/contract/model';
import { questionTemplateRows } from '@sen/domain/imports/questionTemplate';
import { questionTypes } from '@sen/domain/questions/questionTypes';
import { TestFile } from '../../testing/multipartOf.ts';
import { TestApp } from '../../testing/TestApp.ts';
import { textCell, workbookBytes } from '../../testing/workbookBytes.ts';

let app: TestApp;
let category: string;
beforeAll(async () => {
  app = await TestApp.start({ demo: true });
  const row = await app.database
    .selectFrom('category')
    .select('name')
    .where('company_id', '=', '1')
    .where('kind', '=', 'question')
    .executeTakeFirstOrThrow();
  category = row.name;
});
afterAll(() => app.stop());

interface Body {
  header_row?: number;
  save?: boolean;
  import_id?: string;
  rows?: number[];
  mapping?: Record<string, number>;
  fixes?: { row: number; cells: Record<string, string> }[];
}

async function upload(bytes: Uint8Array, name = 'cau-hoi.xlsx', body: Body = {}) {
  const file = new TestFile(name, bytes);
  return app.call<{ data: ImportReport } & Problem>('importQuestions', 'teacher', {
    body: { file, ...body },
  });
}

const workbook = (rows: (string | number | null)[][]) => writeXlsx({ sheets: [{ name: 'Câu hỏi', rows }] });
const count = async () =>
  Number(
    (
      await app.database
        .selectFrom('question')
        .select(({ fn }) => fn.countAll().as('n'))
        .executeTakeFirstOrThrow()
    ).n,
  );

let made = 0;
/** The template's rows with titles that no earlier test has stored. */
function template(): string[][] {
  made++;
  const [header = [], ...rows] = questionTemplateRows('vi', category);
  return [
    header,
    ...rows.map(([type = '', title = '', ...rest]) => [type, `Lần ${made}: ${title}`, ...rest]),
  ];
}

describe('what was fixed before saving', () => {
  test('stands in place of the file, and is stored', async () => {
    const [header = [], one = []] = template();
    const wrong = one.with(header.indexOf('Đáp án'), 'H').with(1, `Câu sửa lần ${made}`);
    const file = await workbook([header, one, wrong]);
    const read = await upload(file);
    expect(read.body.data).toMatchObject({ good: 1, refused: 1 });
    expect(read.body.data.rows[1]?.cells).toMatchObject({ title: `Câu sửa lần ${made}`, key: 'H' });

    const fixes = [{ row: 3, cells: { key: 'A', title: `Câu đã sửa lần ${made}` } }];
    const again = await upload(file, undefined, { fixes, rows: [3] });
    expect(again.body.data.rows).toHaveLength(1);
    expect(again.body.data.rows[0]).toMatchObject({ row: 3, good: true, cells: { key: 'A' }, errors: [] });

    const saved = await upload(file, undefined, { fixes, rows: [3], save: true });
    expect(saved.body.data).toMatchObject({ saved: 1, refused: 0 });
    const stored = await app.database
      .selectFrom('question')
      .select('key')
      .where('title', '=', `Câu đã sửa lần ${made}`)
      .execute();
    expect(stored).toHaveLength(1);
  });

  test('can itself be wrong, and can repeat another row', async () => {
    const [header = [], one = []] = template();
    const file = await workbook([header, one, one.with(1, `Câu khác lần ${made}`)]);
    const wrong = await upload(file, undefined, { fixes: [{ row: 3, cells: { key: 'Q' } }], rows: [3] });
    expect(wrong.body.data.rows[0]?.errors.map(({ column }) => column)).toEqual(['key']);
    const same = [{ row: 3, cells: { title: one[1] ?? '' } }];
    const twice = await upload(file, undefined, { fixes: same, rows: [3] });
    expect(twice.body.data.rows[0]?.errors.map(({ code }) => code)).toEqual(['rowTwiceInFile']);
  });

  test('is refused for a row or a column that is not there', async () => {
    const file = await workbook(template());
    for (const [fix, field] of [
      [{ row: 99, cells: { key: 'A' } }, 'fixes.0.row'],
      [{ row: 2, cells: { colour: 'red' } }, 'fixes.0.cells.colour'],
    ] as const) {
      const { status, body } = await upload(file, undefined, { fixes: [fix] });
      expect([status, Object.keys(body.errors ?? {})]).toEqual([422, [field]]);
    }
  });
});

describe('a dry run', () => {
  test('reads all eleven types of the template and stores nothing', async () => {
    const before = await count();
    const { status, body } = await upload(await workbook(template()));
    expect(status).toBe(200);
    expect(body.data).toMatchObject({ sheet: 'Câu hỏi', total: 11, good: 11, refused: 0, saved: 0 });
    expect(body.data.rows.map(({ row }) => row)).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
    expect(await count()).toBe(before);
  });

  test('names a wrong row by its number, column, value and reason', async () => {
    const [header = [], one = []] = template();
    const keyAt = header.indexOf('Đáp án');
    const wrong = one.with(keyAt, 'H');
    const { body } = await upload(await workbook([header, one, [], wrong.with(1, 'Câu sai đáp án')]));
    expect(body.data).toMatchObject({ total: 2, good: 1, refused: 1 });
    const [error] = body.data.rows[1]?.errors ?? [];
    expect(body.data.rows[1]?.row).toBe(4);
    expect(error).toMatchObject({ column: 'key', header: 'Đáp án (L)', value: 'H' });
    expect(error?.message).toMatch(/\p{L}/u);
  });

  test('tells what the file repeats and what the bank has', async () => {
    const [header = [], one = [], two = []] = template();
    await upload(await workbook([header, two]), 'a.xlsx', { save: true });
    const { body } = await upload(await workbook([header, one, one, two]));
    expect(body.data.rows.map(({ errors }) => errors[0]?.code)).toEqual([
      undefined,
      'rowTwiceInFile',
      'questionAlreadyInBank',
    ]);
  });

  test('takes columns in any order under a mapping of the person', async () => {
    const rows = template().map((row) => row.toReversed());
    const renamed = [rows[0]?.map((_, index) => `Cột ${index}`) ?? [], ...rows.slice(1)];
    const guessed = await upload(await workbook(renamed));
    expect(guessed.body.data).toMatchObject({ mapping: {}, rows: [], total: 11 });
    const { columns } = guessed.body.data;
    const mapping = Object.fromEntries(columns.map(({ key }, index) => [key, columns.length - 1 - index]));
    const { body } = await upload(await workbook(renamed), 'a.xlsx', { mapping });
    expect(body.data).toMatchObject({ good: 11, refused: 0 });
  });

  test('finds the headings below a title and says so; a person may choose another row', async () => {
    const [header = [], one = []] = template();
    const file = await workbook([['NGÂN HÀNG CÂU HỎI'], [], header, one]);
    const { body } = await upload(file);
    expect(body.data).toMatchObject({ header_row: 3, total: 1, good: 1 });
    expect(body.data.notes).toEqual([
      { code: 'headingsBelow', message: 'Tiêu đề cột được lấy ở dòng 3; các dòng phía trên được bỏ qua.' },
    ]);
    const chosen = await upload(file, 'a.xlsx', { header_row: 1 });
    expect(chosen.body.data).toMatchObject({ header_row: 1, total: 2, notes: [], mapping: {} });
  });

  test('mentions hidden rows, and refuses error values', async () => {
    const [header = [], one = []] = template();
    const rowOf = (cells: string[], hidden: string) =>
      `<row ${hidden}>${cells.map((cell) => (cell === '' ? '<c/>' : textCell(cell))).join('')}</row>`;
    const keyAt = header.indexOf('Đáp án');
    const wrong = rowOf(one.with(1, 'Câu có lỗi').with(keyAt, '@'), '').replace(
      textCell('@'),
      '<c t="e"><v>#N/A</v></c>',
    );
    const rows = rowOf(header, '') + rowOf(one, 'hidden="1"') + wrong;
    const { body } = await upload(workbookBytes({ sheets: [{ name: 'A', rows }] }));
    expect(body.data.notes?.map(({ code }) => code)).toEqual(['hiddenRows']);
    expect(body.data).toMatchObject({ good: 1, refused: 1 });
    expect(body.data.rows[1]?.errors).toMatchObject([{ column: 'key', code: 'cellHasError', value: '#N/A' }]);
  });

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
      ['Một lựa chọn', 'Hai cộng không?', category, 3, 4, 2, 2],
      ['Một lựa chọn', '=1+1', category, 'a', 'b', 'c', 'B'],
    ];
    const csv = Buffer.from(rows.map((row) => row.join(';')).join('\n'));
    for (const [bytes, name] of [
      [await workbook(rows), 'a.xlsx'],
      [csv, 'a.csv'],
    ] as const) {
      const { body } = await upload(bytes, name);
      expect(body.data.rows.map(({ errors }) => errors.map(({ code }) => code))).toEqual([
        [],
        ['formulaUnreadable'],
      ]);
    }
    const saved = await upload(await workbook(rows), 'a.xlsx', { save: true, rows: [2] });
    expect(saved.body.data.saved).toBe(1);
    const stored = await app.database
      .selectFrom('question')
      .select('key')
      .where('title', '=', 'Hai cộng không?')
      .executeTakeFirstOrThrow();
    expect(stored.key).toEqual({ type: 'one_choice', choice: 'c' });
  });

  test('reads the same from .ods and .csv', async () => {
    const rows = template();
    const ods = await upload(await writeOds({ sheets: [{ name: 'A', rows }] }), 'a.ods');
    expect(ods.body.data).toMatchObject({ good: 11, refused: 0 });
    const csv = rows
      .map((row) => row.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(';'))
      .join('\r\n');
    const read = await upload(Buffer.from(`\uFEFF${csv}`, 'utf16le'), 'a.csv');
    expect(read.body.data).toMatchObject({ good: 11, refused: 0 });
  });

  test('blames a formula without a result', async () => {
    const [header = [], one = []] = template();
    const cells = new Map([['1,1', { value: null, type: 'formula' as const, formula: 'Z1&"?"' }]]);
    const bytes = await writeXlsx({ sheets: [{ name: 'A', rows: [header, one.with(1, '')], cells }] });
    const { body } = await upload(bytes);
    expect(body.data.rows[0]?.errors).toMatchObject([{ column: 'title', code: 'formulaUnreadable' }]);
  });
});

describe('saving', () => {
  test('stores the good rows of every type', async () => {
    const before = await count();
    const { body } = await upload(await workbook(template()), 'a.xlsx', { save: true });
    expect(body.data.saved).toBe(11);
    expect(await count()).toBe(before + 11);
    const types = await app.database
      .selectFrom('question')
      .select('type')
      .where('title', 'like', `Lần ${made}:%`)
      .execute();
    expect(new Set(types.map(({ type }): QuestionType => type))).toEqual(new Set(questionTypes));
  });

  test('stores only the chosen rows', async () => {
    const { body } = await upload(await workbook(template()), 'a.xlsx', { save: true, rows: [3, 5] });
    expect(body.data.saved).toBe(2);
  });

  test('twice with the same id stores once', async () => {
    const before = await count();
    const bytes = await workbook(template());
    const import_id = '1f0e4f0e-6a55-4b7d-8a2e-2f6a3f1c9d10';
    const answers = await Promise.all(
      [1, 2, 3].map(() => upload(bytes, 'a.xlsx', { save: true, import_id })),
    );
    expect(answers.map(({ body }) => body.data.saved)).toEqual([11, 11, 11]);
    expect(await count()).toBe(before + 11);
  });

  test('needs the required columns', async () => {
    const { status, body } = await upload(await workbook([['Nội dung'], ['Câu gì?']]), 'a.xlsx', {
      save: true,
    });
    expect(status).toBe(422);
    expect(body.codes).toEqual({
      'mapping.type': 'columnMissing',
      'mapping.category': 'columnMissing',
      'mapping.key': 'columnMissing',
    });
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
    const answer = await upload(bytes(), name);
    expect([answer.status, answer.body.code]).toEqual([status, code]);
    expect(answer.body.message).toMatch(/\p{L}{2}/u);
  });

  test('with a password is refused in words', async () => {
    const bytes = await writeXlsx({
      sheets: [{ name: 'A', rows: template() }],
      encryption: { password: 'x', spinCount: 1000 },
    });
    expect((await upload(bytes)).body.code).toBe('fileEncrypted');
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
    const { body } = await upload(answer.body, `mau.${format}`);
    // The demo bank already has some of the template's examples; no other error is expected.
    const refused = body.data.rows.flatMap(({ errors }) => errors.map(({ code }) => code));
    expect(body.data.total).toBe(11);
    expect(refused.filter((code) => code !== 'questionAlreadyInBank')).toEqual([]);
    expect(body.data.good).toBeGreaterThan(5);
  }
});
