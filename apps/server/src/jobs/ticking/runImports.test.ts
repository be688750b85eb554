import type { Import, Problem } from '@sen/api/contract/model';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { finishImport } from '../../testing/finishImport.ts';
import { heading, memberImports, row, sheetOf } from '../../testing/memberImports.ts';
import { TestFile } from '../../testing/multipartOf.ts';
import { TestApp } from '../../testing/TestApp.ts';
import { textCell, workbookBytes } from '../../testing/workbookBytes.ts';

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

const { send, sendCsv } = memberImports(() => app);
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
