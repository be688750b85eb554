import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { QuestionType } from '@sen/api/contract/model';
import { people, secondCompany } from '@sen/api/fixtures/people';
import { questionTypes } from '@sen/domain/questions/questionTypes';
import { finishImport } from '../../testing/finishImport.ts';
import { TestFile } from '../../testing/multipartOf.ts';
import { QuestionImports, workbook } from '../../testing/questionImports.ts';
import { TestApp } from '../../testing/TestApp.ts';
import { textCell, workbookBytes } from '../../testing/workbookBytes.ts';

let app: TestApp;
let imports: QuestionImports;
beforeAll(async () => {
  app = await TestApp.start({ demo: true });
  imports = await QuestionImports.of(app);
});
afterAll(() => app.stop());

const count = async () =>
  Number(
    (
      await app.database
        .selectFrom('question')
        .select(({ fn }) => fn.countAll().as('n'))
        .executeTakeFirstOrThrow()
    ).n,
  );

describe('what was fixed before saving', () => {
  test('stands in place of the file, and is stored', async () => {
    const [header = [], one = []] = imports.template();
    const wrong = one.with(header.indexOf('Đáp án'), 'H').with(1, `Câu sửa lần ${imports.made}`);
    const file = await workbook([header, one, wrong]);
    const read = await imports.check(file);
    expect(read.body.data).toMatchObject({ good: 1, refused: 1 });
    expect(read.body.data.rows[1]?.cells).toMatchObject({ title: `Câu sửa lần ${imports.made}`, key: 'H' });

    const fixes = [{ row: 3, cells: { key: 'A', title: `Câu đã sửa lần ${imports.made}` } }];
    const again = await imports.check(file, undefined, { fixes, rows: [3] });
    expect(again.body.data.rows).toHaveLength(1);
    expect(again.body.data.rows[0]).toMatchObject({ row: 3, good: true, cells: { key: 'A' }, errors: [] });

    const saved = await imports.save(file, undefined, { fixes, rows: [3] });
    expect(saved.body.data).toMatchObject({ saved: 1, refused: 0 });
    const stored = await app.database
      .selectFrom('question')
      .select('key')
      .where('title', '=', `Câu đã sửa lần ${imports.made}`)
      .execute();
    expect(stored).toHaveLength(1);
  });

  test('can itself be wrong, and can repeat another row', async () => {
    const [header = [], one = []] = imports.template();
    const file = await workbook([header, one, one.with(1, `Câu khác lần ${imports.made}`)]);
    const wrong = await imports.check(file, undefined, {
      fixes: [{ row: 3, cells: { key: 'Q' } }],
      rows: [3],
    });
    expect(wrong.body.data.rows[0]?.errors.map(({ column }) => column)).toEqual(['key']);
    const same = [{ row: 3, cells: { title: one[1] ?? '' } }];
    const twice = await imports.check(file, undefined, { fixes: same, rows: [3] });
    expect(twice.body.data.rows[0]?.errors.map(({ code }) => code)).toEqual(['rowTwiceInFile']);
  });

  test('fills a column that the file lacks', async () => {
    const [header = [], ...types] = imports.template();
    const place = header.indexOf('Giới hạn ký tự');
    const without = [header, ...types].map((cells) => cells.toSpliced(place, 1));
    const file = await workbook(without);
    const read = await imports.check(file);
    const [wrong] = read.body.data.rows.filter(({ good }) => !good);
    expect(wrong?.errors).toMatchObject([{ column: 'character_limit', header: '' }]);

    const row = wrong?.row ?? 0;
    const still = await imports.check(file, undefined, {
      fixes: [{ row, cells: { character_limit: '0' } }],
      rows: [row],
    });
    expect(still.body.data.rows[0]?.errors).toMatchObject([
      { column: 'character_limit', header: expect.stringContaining('Giới hạn ký tự'), value: '0' },
    ]);
    const fixes = [{ row, cells: { character_limit: '500' } }];
    const saved = await imports.save(file, undefined, { fixes, rows: [row] });
    expect(saved.body.data).toMatchObject({ saved: 1 });
    const { content } = await app.database
      .selectFrom('question')
      .select('content')
      .where('title', '=', wrong?.title ?? '')
      .executeTakeFirstOrThrow();
    expect(content).toMatchObject({ character_limit: 500 });
  });

  test('is refused for a row or a column that is not there', async () => {
    const file = await workbook(imports.template());
    for (const [fix, field] of [
      [{ row: 99, cells: { key: 'A' } }, 'fixes.0.row'],
      [{ row: 2, cells: { colour: 'red' } }, 'fixes.0.cells.colour'],
    ] as const) {
      const { status, body } = await imports.check(file, undefined, { fixes: [fix] });
      expect([status, Object.keys(body.errors ?? {})]).toEqual([422, [field]]);
    }
  });
});

describe('a dry run', () => {
  test('reads all eleven types of the template and stores nothing', async () => {
    const before = await count();
    const { status, body } = await imports.check(await workbook(imports.template()));
    expect(status).toBe(200);
    expect(body.data).toMatchObject({ sheet: 'Câu hỏi', total: 11, good: 11, refused: 0 });
    expect(body.data.rows.map(({ row }) => row)).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
    expect(await count()).toBe(before);
  });

  test('names a wrong row by its number, column, value and reason', async () => {
    const [header = [], one = []] = imports.template();
    const keyAt = header.indexOf('Đáp án');
    const wrong = one.with(keyAt, 'H');
    const { body } = await imports.check(await workbook([header, one, [], wrong.with(1, 'Câu sai đáp án')]));
    expect(body.data).toMatchObject({ total: 2, good: 1, refused: 1 });
    const [error] = body.data.rows[1]?.errors ?? [];
    expect(body.data.rows[1]?.row).toBe(4);
    expect(error).toMatchObject({ column: 'key', header: 'Đáp án (L)', value: 'H' });
    expect(error?.message).toMatch(/\p{L}/u);
  });

  test('tells what the file repeats and what the bank has', async () => {
    const [header = [], one = [], two = []] = imports.template();
    await imports.save(await workbook([header, two]), 'a.xlsx', {});
    const { body } = await imports.check(await workbook([header, one, one, two]));
    expect(body.data.rows.map(({ errors }) => errors[0]?.code)).toEqual([
      undefined,
      'rowTwiceInFile',
      'questionAlreadyInBank',
    ]);
  });

  test('takes columns in any order under a mapping of the person', async () => {
    const rows = imports.template().map((row) => row.toReversed());
    const renamed = [rows[0]?.map((_, index) => `Cột ${index}`) ?? [], ...rows.slice(1)];
    const guessed = await imports.check(await workbook(renamed));
    expect(guessed.body.data).toMatchObject({ mapping: {}, rows: [], total: 11 });
    const { columns } = guessed.body.data;
    const mapping = Object.fromEntries(columns.map(({ key }, index) => [key, columns.length - 1 - index]));
    const { body } = await imports.check(await workbook(renamed), 'a.xlsx', { mapping });
    expect(body.data).toMatchObject({ good: 11, refused: 0 });
  });

  test('is refused for a sheet or a column that is not there', async () => {
    const file = await workbook(imports.template());
    const sheet = await imports.check(file, 'a.xlsx', { sheet: 'Trang khác' });
    expect([sheet.status, sheet.body.errors]).toEqual([
      422,
      { sheet: ['“Trang khác” không nằm trong các giá trị được phép: Câu hỏi.'] },
    ]);
    for (const mapping of [{ colour: 0 }, { title: 900 }]) {
      const { status, body } = await imports.check(file, 'a.xlsx', { mapping });
      expect([status, Object.keys(body.errors ?? {})]).toEqual([422, [`mapping.${Object.keys(mapping)[0]}`]]);
    }
  });

  test('finds the headings below a title and says so; a person may choose another row', async () => {
    const [header = [], one = []] = imports.template();
    const file = await workbook([['NGÂN HÀNG CÂU HỎI'], [], header, one]);
    const { body } = await imports.check(file);
    expect(body.data).toMatchObject({ header_row: 3, total: 1, good: 1 });
    expect(body.data.notes).toEqual([
      { code: 'headingsBelow', message: 'Tiêu đề cột được lấy ở dòng 3; các dòng phía trên được bỏ qua.' },
    ]);
    const chosen = await imports.check(file, 'a.xlsx', { header_row: 1 });
    expect(chosen.body.data).toMatchObject({ header_row: 1, total: 2, notes: [], mapping: {} });
  });

  test('mentions hidden rows, and refuses error values', async () => {
    const [header = [], one = []] = imports.template();
    const rowOf = (cells: string[], hidden: string) =>
      `<row ${hidden}>${cells.map((cell) => (cell === '' ? '<c/>' : textCell(cell))).join('')}</row>`;
    const keyAt = header.indexOf('Đáp án');
    const wrong = rowOf(one.with(1, 'Câu có lỗi').with(keyAt, '@'), '').replace(
      textCell('@'),
      '<c t="e"><v>#N/A</v></c>',
    );
    const rows = rowOf(header, '') + rowOf(one, 'hidden="1"') + wrong;
    const { body } = await imports.check(workbookBytes({ sheets: [{ name: 'A', rows }] }));
    expect(body.data.notes?.map(({ code }) => code)).toEqual(['hiddenRows']);
    expect(body.data).toMatchObject({ good: 1, refused: 1 });
    expect(body.data.rows[1]?.errors).toMatchObject([{ column: 'key', code: 'cellHasError', value: '#N/A' }]);
  });
});

describe('saving', () => {
  test('stores the good rows of every type', async () => {
    const before = await count();
    const { body } = await imports.save(await workbook(imports.template()));
    expect(body.data.saved).toBe(11);
    expect(await count()).toBe(before + 11);
    const types = await app.database
      .selectFrom('question')
      .select('type')
      .where('title', 'like', `Lần ${imports.made}:%`)
      .execute();
    expect(new Set(types.map(({ type }): QuestionType => type))).toEqual(new Set(questionTypes));
  });

  test('stores only the chosen rows', async () => {
    const { body } = await imports.save(await workbook(imports.template()), 'a.xlsx', { rows: [3, 5] });
    expect(body.data.saved).toBe(2);
  });

  test('twice with the same id stores once', async () => {
    const before = await count();
    const bytes = await workbook(imports.template());
    const import_id = '1f0e4f0e-6a55-4b7d-8a2e-2f6a3f1c9d10';
    const answers = await Promise.all([1, 2, 3].map(() => imports.save(bytes, 'a.xlsx', { import_id })));
    expect(answers.map(({ body }) => body.data.saved)).toEqual([11, 11, 11]);
    expect(await count()).toBe(before + 11);
  });

  test('needs the required columns', async () => {
    const { body } = await imports.save(await workbook([['Nội dung'], ['Câu gì?']]));
    expect(body.data).toMatchObject({ state: 'failed', saved: 0, failure: { code: 'columnMissing' } });
    expect(body.data.failure?.message).toContain('Loại câu hỏi');
  });
});

describe('the unit of the questions', () => {
  type Who = keyof typeof people;
  const upload = async (as: Who, body: { company_id?: string } = {}) => {
    const file = new TestFile('cau-hoi.xlsx', await workbook(imports.template()));
    return finishImport(app, as, app.call('importQuestions', as, { body: { file, ...body } }));
  };

  test('is chosen by who has none', async () => {
    const { status, body } = await upload('superAdmin');
    expect([status, Object.keys(body.errors ?? {})]).toEqual([422, ['company_id']]);
    expect((await upload('superAdmin', { company_id: '999999' })).status).toBe(422);

    const named = { path: { categories: 'questions_categories' as const } };
    const category = { name: imports.category, company_id: secondCompany.id };
    expect((await app.call('addCategory', 'superAdmin', { ...named, body: category })).status).toBe(200);
    const { saved } = (await upload('superAdmin', { company_id: secondCompany.id })).body.data;
    const stored = await app.database
      .selectFrom('question')
      .select('id')
      .where('company_id', '=', secondCompany.id)
      .where('created_by', '=', people.superAdmin.id)
      .execute();
    expect(saved).toBeGreaterThan(5);
    expect(stored).toHaveLength(saved);
  });

  test('is nobody else’s to choose', async () => {
    expect((await upload('admin', { company_id: secondCompany.id })).status).toBe(404);
    const file = new TestFile('cau-hoi.xlsx', await workbook(imports.template()));
    const body = { file, company_id: secondCompany.id };
    expect((await app.call('checkQuestions', 'teacher', { body })).status).toBe(404);
  });
});
