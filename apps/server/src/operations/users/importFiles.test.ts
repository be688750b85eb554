import { writeOds, writeXlsx } from 'hucre';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { memberColumns, memberSheet } from '@sen/domain/imports/memberColumns';
import { importLimits } from '@sen/domain/imports/importLimits';
import { readSpreadsheet } from '../../spreadsheets/readSpreadsheet.ts';
import {
  codesOf,
  csvOf,
  heading,
  memberImports,
  row,
  sheetOf,
  workbook,
} from '../../testing/memberImports.ts';
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
  await app.signIn('superAdmin');
});

const { check, checkCsv, send, sendCsv } = memberImports(() => app);

describe('files as people have them', () => {
  const vietnamese = () => sheetOf(row({ name: 'Đặng Thị Hoả', title: 'Kỹ sư "trưởng"\nca 2' }));
  test.each<[string, (text: string) => Uint8Array]>([
    ['UTF-8 with a mark', (text) => Buffer.from(`\uFEFF${text}`)],
    ['UTF-16 LE', (text) => Buffer.from(`\uFEFF${text}`, 'utf16le')],
    ['UTF-16 BE', (text) => Buffer.from(`\uFEFF${text}`, 'utf16le').swap16()],
    ['decomposed', (text) => Buffer.from(text.normalize('NFD'))],
  ])('%s', async (_, encode) => {
    const rows = vietnamese();
    const { body } = await send(encode(csvOf(rows)), {}, 'admin', 'a.csv');
    expect(body.data).toMatchObject({ saved: 1, refused: 0 });
    const made = await app.database
      .selectFrom('user_account')
      .select(['name', 'title'])
      .where('email', '=', String(rows[1]?.[1]))
      .executeTakeFirst();
    expect(made).toEqual({ name: 'Đặng Thị Hoả', title: 'Kỹ sư "trưởng"\nca 2' });
  });

  test('Windows-1258', async () => {
    const [, one = []] = sheetOf(row({ name: 'NAME' }));
    // 'Đường đèo' in Windows-1258, and headings without marks, which that encoding keeps unchanged.
    const name = Buffer.from([0xd0, 0xfd, 0xf5, 0xcc, 0x6e, 0x67, 0x20, 0xf0, 0x65, 0xcc, 0x6f]);
    const plain = memberSheet.keys.map((key) => memberColumns[key].en);
    const [before = '', after = ''] = csvOf([
      plain,
      one.map((cell) => (cell === 'Học viên' ? 'student' : cell)),
    ]).split('NAME');
    const { body } = await send(
      Buffer.concat([Buffer.from(before), name, Buffer.from(after)]),
      {},
      'admin',
      'a.csv',
    );
    expect(body.data).toMatchObject({ saved: 1, refused: 0 });
    const made = await app.database
      .selectFrom('user_account')
      .select('name')
      .where('email', '=', String(one[1]))
      .executeTakeFirst();
    expect(made?.name).toBe('Đường đèo');
  });

  test('ragged rows and quotes end in rows that are told, not in a fault', async () => {
    const [head = [], one = []] = sheetOf(row());
    const text = `${csvOf([head, one])}\r\n"Lê ""Văn" Ba;x\r\n;;;\r\n"chưa đóng;a;b`;
    const { status, body } = await check(text, {}, 'admin', 'a.csv');
    expect(status).toBe(200);
    expect(body.data.good).toBe(1);
    expect(body.data.total).toBe(1 + body.data.refused);
  });

  test('numbers and dates of a workbook, and an .ods', async () => {
    const numbers = row({ phone: 912345678, membership_code: 20260001 });
    const { body } = await send(await workbook(sheetOf(numbers)));
    expect(body.data).toMatchObject({ saved: 1, refused: 0 });
    const kept = await app.database
      .selectFrom('user_account')
      .select(['phone', 'membership_code'])
      .where('email', '=', String(numbers.email))
      .executeTakeFirst();
    expect(kept).toEqual({ phone: '0912345678', membership_code: '20260001' });
    const ods = await check(
      await writeOds({ sheets: [{ name: 'A', rows: sheetOf(row()) }] }),
      {},
      'admin',
      'a.ods',
    );
    expect(ods.body.data).toMatchObject({ good: 1, refused: 0 });
  });

  test('dates of a workbook that counts from 1904, below a title', async () => {
    const { dateOfBirth: _, ...cells } = row();
    const texts = memberSheet.keys.map((key) =>
      key === 'dateOfBirth'
        ? '<c><v>44653</v></c>'
        : cells[key] === undefined
          ? '<c/>'
          : textCell(String(cells[key])),
    );
    const rows = `<row>${textCell('DANH SÁCH')}</row><row>${heading.map(textCell).join('')}</row><row>${texts.join('')}</row>`;
    const bytes = workbookBytes({ sheets: [{ name: 'A', rows }], is1904: true });
    const { body } = await send(bytes);
    expect(body.data).toMatchObject({ saved: 1, notes: [{ code: 'headingsBelow' }] });
    const kept = await app.database
      .selectFrom('user_account')
      .select('date_of_birth')
      .where('email', '=', String(cells.email))
      .executeTakeFirst();
    expect(kept?.date_of_birth).toBe('2026-04-03');
  });

  test('formulas: one without a result, one that a text file holds, one as a text', async () => {
    const at = `1,${memberSheet.keys.indexOf('name')}`;
    const cells = new Map([
      [at, { value: null, type: 'formula' as const, formula: 'HYPERLINK("http://x.vn";"An")' }],
    ]);
    const bytes = await writeXlsx({ sheets: [{ name: 'A', rows: sheetOf(row({ name: '' })), cells }] });
    expect(codesOf((await check(bytes)).body.data)).toEqual(['2: name formulaUnreadable']);
    const typed = await checkCsv(
      sheetOf(row({ name: '=HYPERLINK("http://x.vn","An")' }), row({ title: "'=1+1" })),
      {},
    );
    expect(codesOf(typed.body.data)).toEqual(['2: name formulaUnreadable', '3: title formulaUnreadable']);
  });

  test('a cell of 50,000 characters is named and cut in the report', async () => {
    const { body } = await checkCsv(sheetOf(row({ address: 'ế'.repeat(50_000) }), row()));
    expect(codesOf(body.data)).toEqual(['2: address cellTooLong']);
    expect(body.data.rows[0]?.errors[0]?.value).toHaveLength(500);
  });

  test.each([
    ['empty', 'a.csv', '', 422, 'fileEmpty'],
    ['with a header alone', 'a.csv', 'Họ và tên;Email', 422, 'fileEmpty'],
    ['a picture', 'a.xlsx', Buffer.from('89504e470d0a1a0a0000000d', 'hex'), 415, 'fileNotSpreadsheet'],
    ['of 100,001 rows', 'a.csv', `Họ và tên\n${'An\n'.repeat(100_001)}`, 422, 'tooManyRows'],
    ['of 25.1 MB', 'a.csv', 'a'.repeat(25.1 * 1024 * 1024), 413, 'fileTooLarge'],
    ['of 26 MB', 'a.csv', 'a'.repeat(26 * 1024 * 1024), 413, 'fileTooLarge'],
  ] as const)('one that is %s is refused in words', async (_, name, bytes, status, code) => {
    const answer = await check(bytes, {}, 'admin', name);
    expect([answer.status, answer.body.code]).toEqual([status, code]);
    expect(answer.body.message).toMatch(/\p{L}{2}/u);
    if (code === 'fileTooLarge') expect(answer.body.message).toContain('25 MB');
  });
});

describe('the file of refused rows', () => {
  const refused = (bytes: Uint8Array | string, body: object = {}, name = 'a.csv') =>
    app.call<Buffer>('getRefusedMembers', 'admin', { body: { file: new TestFile(name, bytes), ...body } });

  test('has them as they were typed and why, and is taken again once it is fixed', async () => {
    const text = csvOf(sheetOf(row(), row({ role: 'Thủ kho', title: '+1 cmd' }), row({ phone: '12' })));
    const answer = await refused(text);
    expect(answer.status).toBe(200);
    expect(String(answer.headers['content-disposition'])).toContain('thanh-vien-dong-loi.xlsx');
    const { rows } = await readSpreadsheet(
      {
        bytes: answer.body,
        name: 'a.xlsx',
        sheet: undefined,
        limits: importLimits.members,
      },
      '1',
    );
    expect(rows.map(({ cells }) => cells.length)).toEqual([15, 15, 15]);
    expect(rows[1]?.cells.at(2)).toBe('Thủ kho');
    expect(rows[1]?.cells.at(memberSheet.keys.indexOf('title'))).toBe("'+1 cmd");
    expect(rows[1]?.cells.at(-1)).toMatch(/^Vai trò \(C\): Không có vai trò “Thủ kho”/);

    const fixed = rows.map(({ cells }) => cells.map((cell) => (typeof cell === 'string' ? cell : '')));
    fixed[1]?.splice(2, 1, 'Học viên');
    expect((await sendCsv(fixed)).body.data).toMatchObject({ total: 2, saved: 1, refused: 1 });
    // The earlier reasons are not carried along.
    const again = await refused(csvOf(fixed), { format: 'csv' });
    const [head, ...lines] = again.body.toString('utf8').split('\r\n').filter(Boolean);
    expect(head?.match(/Lỗi cần sửa/g)).toHaveLength(1);
    expect(lines).toHaveLength(1);
    fixed[0]?.splice(-1, 1, 'Lý do từ chối');
    const [earlier] = (await refused(csvOf(fixed), { format: 'csv' })).body.toString('utf8').split('\r\n');
    expect(earlier).toBe(head);
  });

  test('speaks the language of who asks', async () => {
    const text = csvOf(sheetOf(row({ role: 'Thủ kho' })));
    await app.call('setLanguage', 'admin', { body: { lang: 'en' } });
    const answer = await refused(text, { format: 'csv' });
    expect(answer.body.toString('utf8')).toContain('There is no role “Thủ kho”');
    await app.call('setLanguage', 'admin', { body: { lang: 'vi' } });
  });
});
