import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Answer, Import, Problem } from '@sen/api/contract/model';
import { sampleDocx, picture } from '../../testing/sampleDocx.ts';
import { finishImport } from '../../testing/finishImport.ts';
import { TestFile } from '../../testing/multipartOf.ts';
import { TestApp } from '../../testing/TestApp.ts';
import { zipBytes } from '../../zip/zipBytes.ts';

let app: TestApp;
let category_id: string;
beforeAll(async () => {
  app = await TestApp.start({ demo: true });
  ({ id: category_id } = await app.database
    .selectFrom('category')
    .select('id')
    .where('company_id', '=', '1')
    .where('kind', '=', 'question')
    .executeTakeFirstOrThrow());
});
afterAll(() => app.stop());

type Report = Answer<'checkPaper'> & Problem;

const check = (bytes: Uint8Array, name = 'de-thi.docx', body: object = {}) =>
  app.call<Report>('checkPaper', 'teacher', { body: { file: new TestFile(name, bytes), ...body } });
const start = (bytes: Uint8Array, body: object = {}) =>
  app.call<{ data: Import } & Problem>('importPaper', 'teacher', {
    body: { file: new TestFile('de-thi.docx', bytes), category_id, status: 'published', ...body },
  });

let made = 0;
/** A paper with questions that no test has stored before: a good one, and one without a key. */
function paper(): string[] {
  made += 1;
  return [
    `Câu 1. Bình nào chữa cháy điện? Đề ${made}`,
    'A. _Bình CO₂_',
    'B. Bình nước',
    `Câu 2. Gọi số nào khi có cháy? Đề ${made}`,
    'A. 113',
    'B. 114',
  ];
}

const questions = async (title: string) =>
  app.database.selectFrom('question').selectAll().where('title', 'like', `%${title}`).orderBy('id').execute();

describe('a Word paper', () => {
  test('is read, corrected, imported once and undone', async () => {
    const bytes = sampleDocx(paper());
    const read = await check(bytes);
    expect(read.body.data).toMatchObject({ format: 'word', total: 2, good: 1 });
    const [, second] = read.body.data.questions;
    expect(second).toMatchObject({
      row: 2,
      label: 'Câu 2',
      good: false,
      errors: [{ code: 'answerMissing' }],
    });
    expect(second?.source.map((line) => line.map(({ text }) => text).join(''))).toEqual([
      `Câu 2. Gọi số nào khi có cháy? Đề ${made}`,
      'A. 113',
      'B. 114',
    ]);

    const edits = [{ row: 2, draft: { ...second?.draft, key: { type: 'one_choice', choice: 'b' } } }];
    expect((await check(bytes, 'de-thi.docx', { edits })).body.data).toMatchObject({ good: 2 });
    const choices = { edits, import_id: randomUUID(), file_digest: read.body.data.file_digest };
    const done = await finishImport(app, 'teacher', start(bytes, choices));
    expect(done.body.data).toMatchObject({ kind: 'questions', saved: 2, refused: 0 });
    await finishImport(app, 'teacher', start(bytes, choices));
    const stored = await questions(`Đề ${made}`);
    expect(stored.map(({ key, status }) => [key, status])).toEqual([
      [{ type: 'one_choice', choice: 'a' }, 'published'],
      [{ type: 'one_choice', choice: 'b' }, 'published'],
    ]);

    const imported = { path: { id: choices.import_id } };
    const listed = await app.call<Answer<'listImportedQuestions'>>(
      'listImportedQuestions',
      'teacher',
      imported,
    );
    expect(listed.body.data.map(({ id }) => id)).toEqual(stored.map(({ id }) => id));

    const again = await check(bytes);
    expect(again.body.data.questions[0]?.errors).toMatchObject([{ code: 'questionAlreadyInBank' }]);
    const undone = await app.call('undoImport', 'teacher', { path: { id: choices.import_id } });
    expect(undone.status).toBe(200);
  });

  test('is imported without what was not accepted or is wrong', async () => {
    const bytes = sampleDocx(paper());
    const done = await finishImport(app, 'teacher', start(bytes));
    expect(done.body.data).toMatchObject({ total: 2, saved: 1, refused: 1 });
    expect(done.body.data.rows).toMatchObject([
      { row: 2, errors: [{ code: 'answerMissing', column: 'key' }] },
    ]);
    const none = await finishImport(app, 'teacher', start(sampleDocx(paper()), { rows: [2] }));
    expect(none.body.data).toMatchObject({ total: 1, saved: 0, refused: 1 });
  });

  test('keeps its pictures in its questions, however large they are', async () => {
    const noise = {
      width: 1500,
      height: 1500,
      channels: 3,
      background: 'red',
      noise: { type: 'gaussian', mean: 90, sigma: 60 },
    } as const;
    const png = await sharp({ create: noise }).png().toBuffer();
    const rels =
      '<Relationships><Relationship Id="r1" Target="media/a.png"/><Relationship Id="r2" Target="media/b.emf"/><Relationship Id="r3" Target="https://example.org/c.png" TargetMode="External"/></Relationships>';
    const extra = {
      'word/_rels/document.xml.rels': rels,
      'word/media/a.png': png,
      'word/media/b.emf': Buffer.alloc(40),
    };
    const bytes = sampleDocx([...paper(), 'Câu 3. Hình nào?'], {
      extra,
      body: ['r1', 'r2', 'r3'].map(picture).join('') + '<w:p><w:r><w:t>Đáp án: Hình tròn</w:t></w:r></w:p>',
    });
    const { body } = await check(bytes);
    const third = body.data.questions[2];
    expect(third).toMatchObject({ good: true, draft: { title: 'Hình nào?\n[[#1]]' } });
    expect(third?.draft.content.figures).toMatchObject([{ kind: 'picture', width: 100 }]);
    expect(third?.warnings.map(({ code }) => code)).toEqual(['pictureLeft', 'pictureElsewhere']);
    expect(JSON.stringify(third).length).toBeLessThan(400_000);
  });

  test('of 2,000 questions is read', async () => {
    const lines = Array.from({ length: 2000 }, (_, index) => [
      `Câu ${index + 1}. Hỏi ${index}?`,
      'A. _một_',
      'B. hai',
    ]);
    expect((await check(sampleDocx(lines.flat()))).body.data).toMatchObject({ total: 2000, good: 2000 });
  });

  test('with macros says that they are left', async () => {
    const { body } = await check(sampleDocx(paper(), { extra: { 'word/vbaProject.bin': 'x' } }));
    expect(body.data.notes).toMatchObject([{ code: 'macros' }]);
  });
});

describe('a file that is no paper is refused with a reason:', () => {
  const entity = '<!DOCTYPE d [<!ENTITY e SYSTEM "file:///etc/passwd">]><w:document><w:body/></w:document>';
  test.each<[string, () => Uint8Array, string, number, string]>([
    ['empty', () => Buffer.alloc(0), 'a.docx', 422, 'paperFileEmpty'],
    ['an archive that is cut', () => sampleDocx(paper()).subarray(0, 300), 'a.docx', 422, 'paperUnreadable'],
    [
      'a document that is cut',
      () => zipBytes({ 'word/document.xml': '<w:document><w:body><w:p>' }),
      'a.docx',
      422,
      'paperUnreadable',
    ],
    ['an entity', () => zipBytes({ 'word/document.xml': entity }), 'a.docx', 422, 'paperUnreadable'],
    ['another archive', () => zipBytes({ 'a.txt': 'x' }), 'a.docx', 415, 'fileNotPaper'],
    ['a spreadsheet', () => zipBytes({ 'xl/workbook.xml': 'x' }), 'a.xlsx', 415, 'paperOfSheets'],
    ['Word 97', () => Buffer.from('d0cf11e0a1b11ae1', 'hex'), 'a.doc', 415, 'paperOldWord'],
    ['a picture', () => Buffer.from('89504e470d0a1a0a0001020304', 'hex'), 'a.png', 415, 'fileNotPaper'],
    [
      'too many questions',
      () => Buffer.from('Hỏi?\nA. a\nB. b\nANSWER: A\n\n'.repeat(5001)),
      'a.txt',
      422,
      'paperManyQuestions',
    ],
    ['without questions', () => sampleDocx(['Biên bản họp']), 'a.docx', 422, 'paperEmpty'],
    ['a text without questions', () => Buffer.from('Biên bản họp'), 'a.txt', 422, 'paperTextEmpty'],
    [
      'Moodle XML without questions',
      () => Buffer.from('<quiz></quiz>'),
      'a.xml',
      422,
      'paperWithoutQuestions',
    ],
    [
      'Moodle XML that is cut in its first question',
      () => Buffer.from('<?xml version="1.0"?>\n<quiz>\n<question type="essay"><name><te'),
      'a.xml',
      422,
      'paperCut',
    ],
    [
      'XML that is cut in its first tag',
      () => Buffer.from('<?xml version="1.0"?>\n<qu'),
      'a.xml',
      422,
      'paperCut',
    ],
  ])('%s', async (_, bytes, name, status, code) => {
    const { status: answered, body } = await check(bytes(), name);
    expect([answered, body.code]).toEqual([status, code]);
    expect(body.message?.includes('Trong tệp Word')).toBe(code === 'paperEmpty');
  });

  test.each([
    ['GIFT', 'gift', '[plain]Có thể đe'],
    ['Aiken', 'aiken', 'Gọi số nào?\nA. 113\nB. 114\nANSW'],
  ])('%s that is cut in its first question is read so far and marked', async (_, format, text) => {
    const { data } = (await check(Buffer.from(text), 'a.txt')).body;
    expect(data).toMatchObject({ format, total: 1, good: 0, notes: [{ code: 'fileCut' }] });
    expect(data.questions[0]?.warnings.map(({ code }) => code)).toEqual(['incomplete']);
  });

  test('a corrected question that there is not', async () => {
    const bytes = sampleDocx(paper());
    const [first] = (await check(bytes)).body.data.questions;
    expect((await check(bytes, 'a.docx', { edits: [{ row: 9, draft: first?.draft }] })).status).toBe(422);
  });

  test('a category of another unit', async () => {
    const { body } = await start(sampleDocx(paper()), { category_id: '999999' });
    expect(body.errors).toHaveProperty('category_id');
  });
});
