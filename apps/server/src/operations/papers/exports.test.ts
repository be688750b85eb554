import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Answer, Problem } from '@sen/api/contract/model';
import { people } from '@sen/api/fixtures/people';
import { withoutBlanks } from '@sen/domain/questions/blanks';
import { TestFile } from '../../testing/multipartOf.ts';
import { TestApp } from '../../testing/TestApp.ts';

let app: TestApp;
let question_ids: string[];
beforeAll(async () => {
  app = await TestApp.start({ demo: true });
  const rows = await app.database
    .selectFrom('question')
    .select('id')
    .where('company_id', '=', '1')
    .orderBy('id')
    .limit(40)
    .execute();
  question_ids = rows.map(({ id }) => id);
});
afterAll(() => app.stop());

const exported = (format: string) =>
  app.call<Buffer>('exportQuestions', 'teacher', { body: { format, question_ids } });
const checked = async () =>
  (await app.call<Answer<'checkExport'>>('checkExport', 'teacher', { body: { question_ids } })).body.data;

describe('the bank', () => {
  test.each([
    ['qti21', 'cau-hoi-qti21.zip'],
    ['qti30', 'cau-hoi-qti30.zip'],
    ['moodle', 'cau-hoi-moodle.xml'],
    ['gift', 'cau-hoi-gift.txt'],
  ] as const)(
    'is written as %s, and the file is read with as many questions as were promised',
    async (format, name) => {
      const promised = (await checked()).find((one) => one.format === format);
      const file = await exported(format);
      expect(String(file.headers['content-disposition'])).toContain(name);
      const { body } = await app.call<Answer<'checkPaper'> & Problem>('checkPaper', 'teacher', {
        body: { file: new TestFile(name, file.body) },
      });
      expect(body.data).toMatchObject({ format, total: promised?.written });
      expect(promised?.written).toBeGreaterThan(5);
      expect(
        body.data.questions
          .flatMap(({ errors }) => errors.map(({ code }) => code))
          .every((code) => code === 'questionAlreadyInBank'),
      ).toBe(true);
    },
  );

  test('is written as a spreadsheet that the import reads', async () => {
    const promised = (await checked()).find((one) => one.format === 'xlsx');
    const { body: bytes } = await exported('xlsx');
    const { body } = await app.call<Answer<'checkQuestions'>>('checkQuestions', 'teacher', {
      body: { file: new TestFile('cau-hoi.xlsx', bytes) },
    });
    expect(body.data.total).toBe(promised?.written);
    expect(new Set(body.data.rows.flatMap(({ errors }) => errors.map(({ code }) => code)))).toEqual(
      new Set(['questionAlreadyInBank']),
    );
  });
});

describe('all that a filter of the bank matches', () => {
  const listed = async (query: Record<string, string | string[]>) =>
    (
      await app.call<Answer<'listQuestions'>>('listQuestions', 'teacher', {
        query: { ...query, limit: 100 },
      })
    ).body;
  const promisedOf = async (query: Record<string, string | string[]>) =>
    (await app.call<Answer<'checkBankExport'>>('checkBankExport', 'teacher', { query })).body.data;

  test.each<[string, Record<string, string | string[]>]>([
    ['no filter', {}],
    ['a type', { 'fieldName[]': ['type'], 'keyword[]': ['one_choice'], sort: 'title', order: 'asc' }],
    ['words', { 'fieldName[]': ['title'], 'keyword[]': ['an toàn'] }],
  ])('%s is written, in the order of the list', async (_, query) => {
    const { total, data } = await listed(query);
    const promised = (await promisedOf(query)).find(({ format }) => format === 'moodle');
    expect(promised?.written).toBe(total);
    expect(total).toBeGreaterThan(0);
    const file = await app.call<Buffer>('exportBank', 'teacher', { query: { ...query, format: 'moodle' } });
    const { body } = await app.call<Answer<'checkPaper'>>('checkPaper', 'teacher', {
      body: { file: new TestFile('a.xml', file.body) },
    });
    expect(body.data.total).toBe(total);
    const titles = (all: readonly { title: string }[]) =>
      all.slice(0, 20).map(({ title }) => withoutBlanks(title).normalize('NFC'));
    expect(titles(body.data.questions.map(({ draft }) => draft))).toEqual(titles(data));
  });

  test('and a teacher writes what is their own', async () => {
    const { id } = await app.database
      .selectFrom('user_account')
      .select('id')
      .where('email', '=', people.teacher.email)
      .executeTakeFirstOrThrow();
    const query = { 'fieldName[]': ['created_by'], 'keyword[]': [id] };
    const { total, data } = await listed(query);
    expect(total).toBeGreaterThan(0);
    expect(new Set(data.map(({ created_by }) => created_by))).toEqual(new Set([id]));
    expect((await promisedOf(query)).find(({ format }) => format === 'qti30')?.written).toBe(total);
  });

  test('of a filter that the list refuses is refused', async () => {
    const query = { 'fieldName[]': ['key'], 'keyword[]': ['x'], format: 'gift' };
    expect((await app.call<Problem>('exportBank', 'teacher', { query })).status).toBe(422);
  });
});

describe('of the exchange formats', () => {
  const gift =
    '// [tag:x]\n::Một:: 1+1 = {=2 ~3}\n\nHai {T}\n\n<script>alert(1)</script>Ba {=a ~b}\n\nBốn {=a ~';
  const quiz = (inside: string) => `<?xml version="1.0"?><quiz>${inside}</quiz>`;
  const question = (type: string, text: string) =>
    `<question type="${type}"><questiontext format="html"><text><![CDATA[${text}]]></text></questiontext><answer fraction="100"><text>true</text></answer></question>`;
  const check = async (text: string, name: string) =>
    (
      await app.call<Answer<'checkPaper'> & Problem>('checkPaper', 'teacher', {
        body: { file: new TestFile(name, Buffer.from(text)) },
      })
    ).body;

  test('GIFT that is cut is read to its end, without scripts', async () => {
    const { data } = await check(gift, 'a.gift');
    expect(
      data.questions.map(({ draft, good, warnings }) => [
        draft.title,
        good,
        ...warnings.map(({ code }) => code),
      ]),
    ).toEqual(
      [
        ['1+1 = [[1]]', false],
        ['Hai', true],
        ['Ba', true, 'scriptLeft'],
        ['Bốn', false, 'incomplete'],
      ].map((row, index) => (index === 0 ? ['1+1 =', true] : row)),
    );
  });

  test('Aiken that is cut is read to its end', async () => {
    const { data } = await check('Một?\nA. a\nB. b\nANSWER: B\n\nHai?\nA) a\n', 'a.txt');
    expect(data).toMatchObject({ format: 'aiken', total: 2, good: 1 });
    expect(data.questions[1]?.warnings.map(({ code }) => code)).toEqual(['incomplete']);
  });

  test('Moodle XML that is cut loses only the question that is not whole; unknown types and scripts are told', async () => {
    const parts = [
      question('truefalse', 'Một<script>x</script>'),
      question('calculated', 'Hai'),
      question('truefalse', 'Ba'),
    ].join('');
    const { data } = await check(quiz(parts).slice(0, -60), 'a.xml');
    expect(data.notes.map(({ code }) => code)).toEqual(['tailUnread']);
    expect(
      data.questions.map(({ draft, warnings }) => [draft.title, ...warnings.map(({ code }) => code)]),
    ).toEqual([
      ['Một', 'scriptLeft'],
      ['Hai', 'typeUnknown'],
    ]);
  });

  test('an unknown document is refused', async () => {
    expect((await check('<html><body>Xin chào</body></html>', 'a.xml')).code).toBe('fileNotPaper');
  });
});
