import { writeOds, writeXlsx } from 'hucre';
import { importLimits } from '@sen/domain/imports/importLimits';
import type { Answer, Problem } from '@sen/api/contract/model';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { TestFile } from '../../testing/multipartOf.ts';
import { TestApp } from '../../testing/TestApp.ts';

let app: TestApp;
beforeAll(async () => {
  app = await TestApp.start({ demo: true });
});
afterAll(() => app.stop());

const read = (bytes: Uint8Array | string, name = 'hoc-vien.xlsx') =>
  app.call<Answer<'readStudentCodes'> & Problem>('readStudentCodes', 'admin', {
    path: { id: '1' },
    body: { file: new TestFile(name, bytes) },
  });
const rows = [
  ['Danh sách học viên', '', ''],
  ['STT', 'Họ và tên', 'Mã học viên'],
  [1, 'Đỗ Minh Châu', 'SV0005'],
  [2, 'Lê Hoài An', 20260017],
];
const sheets = [{ name: 'Lớp', rows }];
const csv = rows.map((cells) => cells.join(';')).join('\r\n');

test.each<[string, () => Promise<Uint8Array | string> | Uint8Array | string]>([
  ['hoc-vien.xlsx', () => writeXlsx({ sheets })],
  ['hoc-vien.ods', () => writeOds({ sheets })],
  ['hoc-vien.csv', () => csv],
  ['hoc-vien.txt', () => Buffer.from(`\uFEFF${csv}`, 'utf16le')],
])('the codes of %s are read from their column', async (name, make) => {
  const { status, body } = await read(await make(), name);
  expect(status, JSON.stringify(body)).toBe(200);
  expect(body.data.codes).toEqual(['SV0005', '20260017']);
});

test('the file is refused for what it is', async () => {
  expect((await read('', 'a.csv')).body).toMatchObject({ status: 422, code: 'fileEmpty' });
  expect((await read(Buffer.from('%PDF-1.7'), 'a.pdf')).body.code).toBe('fileNotSpreadsheet');
  expect((await read('SV1;Đỗ Minh Châu\nSV2;Lê An', 'a.csv')).body.code).toBe('studentColumnMissing');
  expect((await read('Email\n', 'a.csv')).body.code).toBe('fileEmpty');
  const many = Array.from({ length: importLimits.students.rows + 20 }, (_, at) => `SV${at}`).join('\n');
  expect((await read(many, 'a.csv')).body.code).toBe('tooManyRows');
  const large = new Uint8Array(importLimits.students.bytes + 1);
  expect((await read(large, 'a.csv')).body).toMatchObject({ status: 413, code: 'fileTooLarge' });
});

test('a class that has ended takes no students', async () => {
  const ended = await app.call<Problem>('readStudentCodes', 'admin', {
    path: { id: '2' },
    body: { file: new TestFile('a.csv', 'SV0005') },
  });
  expect(ended.body.code).toBe('classEnded');
});
