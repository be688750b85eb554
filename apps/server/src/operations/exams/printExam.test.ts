import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Answer } from '@sen/api/contract/model';
import { people } from '@sen/api/fixtures/people';
import { auditOf } from '../../testing/auditOf.ts';
import { pdfPages } from '../../testing/pdfPages.ts';
import { TestApp } from '../../testing/TestApp.ts';

let app: TestApp;
let exam: Answer<'getExam'>['data'];
beforeAll(async () => {
  app = await TestApp.start({ demo: true });
  ({ data: exam } = (await app.call<Answer<'getExam'>>('getExam', 'teacher', { path: { id: '1' } })).body);
});
afterAll(() => app.stop());

async function printed(
  query: { content?: string; versions?: number } = {},
  as: 'teacher' | 'otherTeacher' = 'teacher',
) {
  const { status, raw, headers } = await app.call('printExam', as, { path: { id: exam.id }, query });
  expect([status, headers['content-type']]).toEqual([200, 'application/pdf']);
  return pdfPages(raw.rawPayload);
}

describe('a paper', () => {
  test('has its head, all questions in order, and numbered pages; no key', async () => {
    const pages = await printed();
    const text = pages.join('\n');
    expect(pages[0]).toContain(exam.title);
    expect(pages[0]).toContain(`Thời gian làm bài: ${exam.duration_minutes} phút`);
    expect(pages[0]).toContain('Họ và tên:');
    const count = exam.parts.flatMap(({ questions }) => questions).length;
    const numbers = Array.from(text.matchAll(/Câu (\d+)\./g), ([, number]) => Number(number));
    expect(numbers).toEqual(Array.from({ length: count }, (_, at) => at + 1));
    pages.forEach((page, at) => expect(page).toContain(`Trang ${at + 1}/${pages.length}`));
    for (const { title } of exam.parts) expect(text).toContain(title);
    expect(text).not.toContain('ĐÁP ÁN');
  });

  test('speaks the language of who prints it', async () => {
    await app.database
      .updateTable('user_account')
      .set({ lang: 'en' })
      .where('id', '=', people.otherTeacher.id)
      .execute();
    const [page = ''] = await printed({}, 'otherTeacher');
    expect(page).toContain('Question 1.');
    expect(page).toContain('Student code:');
  });
});

test.each([
  ['paper', 'teacher', 'de-thi'],
  ['both', 'teacher', 'de-thi'],
  ['key', 'teacher', 'dap-an'],
  ['key', 'otherTeacher', 'answer-key'],
] as const)('%s is named for the %s', async (content, as, name) => {
  const lang = as === 'teacher' ? 'vi' : 'en';
  await app.database.updateTable('user_account').set({ lang }).where('id', '=', people[as].id).execute();
  const { headers } = await app.call('printExam', as, { path: { id: exam.id }, query: { content } });
  expect(String(headers['content-disposition'])).toContain(`${name}-${exam.id}.pdf`);
});

describe('a key', () => {
  test('is printed alone or after the paper', async () => {
    const alone = await printed({ content: 'key' });
    expect(alone[0]).toContain('ĐÁP ÁN VÀ THANG ĐIỂM');
    expect(alone.join('\n')).not.toContain('Họ và tên:');
    const both = await printed({ content: 'both' });
    expect((await auditOf(app.database, 'exam', exam.id)).slice(-2)).toEqual(
      [1, 2].map(() => ({
        actor_id: people.teacher.id,
        company_id: '1',
        action: 'exam.keyPrinted',
        details: { versions: 1 },
      })),
    );
    expect(both.length).toBe((await printed()).length + alone.length);
  });

  test('of a version fits the paper of that version, also when it is printed later', async () => {
    const papers = await printed({ versions: 3 });
    app.clock.pass({ hours: 1 });
    const keys = await printed({ content: 'key', versions: 3 });
    for (const code of ['101', '102', '103']) {
      const paper = ofCode(papers, code);
      const key = ofCode(keys, code);
      const choice = exam.parts
        .flatMap(({ questions }) => questions)
        .find(({ question }) => question.content.type === 'one_choice')?.question;
      if (choice?.key.type !== 'one_choice' || choice.content.type !== 'one_choice')
        throw new Error('The demo exam has no question with one choice.');
      const right = choice.key.choice;
      const text = choice.content.options.find(({ id }) => id === right)?.text ?? '';
      const at = paper.indexOf(choice.title);
      expect(at).toBeGreaterThan(0);
      const number = Array.from(paper.slice(0, at).matchAll(/Câu (\d+)\./g)).at(-1)?.[1];
      const letter = new RegExp(`([A-Z])\\. ${text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')}`).exec(
        paper.slice(at),
      )?.[1];
      expect(key).toMatch(new RegExp(`\\b${number} ${letter} `));
    }
    expect(ofCode(papers, '101')).not.toBe(ofCode(papers, '102').replaceAll('102', '101'));
  });
});

const ofCode = (pages: readonly string[], code: string) =>
  pages.filter((page) => page.includes(`Mã đề: ${code}`)).join('\n');

test('of a draft says that it is one', async () => {
  const { body } = await app.call<Answer<'cloneExam'>>('cloneExam', 'teacher', { path: { id: exam.id } });
  const { raw } = await app.call('printExam', 'teacher', { path: { id: body.data.id } });
  expect((await pdfPages(raw.rawPayload))[0]).toContain('BẢN NHÁP');
});
