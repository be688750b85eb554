import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { newAssignment } from '../../testing/newAssignment.ts';
import { TestFile } from '../../testing/multipartOf.ts';
import { readScoreStudents, scoreFiles } from '../../testing/scoreFiles.ts';
import { TestApp } from '../../testing/TestApp.ts';

let app: TestApp;
/** A class that the teacher of the fixtures teaches, and its students. */
const id = '1';
let emails: string[];
let ids: string[];
let assignment_id: string;
beforeAll(async () => {
  app = await TestApp.start({ demo: true });
  ({ emails, ids } = await readScoreStudents(app, id));
});
beforeEach(async () => {
  assignment_id = await newAssignment(app, { classroom_id: id });
});
afterAll(() => app.stop());

const heading = 'Email;Điểm';
const file = (...scores: string[]) =>
  new TestFile(
    'diem.csv',
    [heading, ...scores.map((score, at) => `${emails[at] ?? ''};${score}`)].join('\r\n'),
  );
const { check, send, sit } = scoreFiles(
  () => app,
  () => ({ id, assignment_id }),
);
test('the template has the participants with the scores entered so far', async () => {
  await sit(ids[1] ?? '', 55);
  await send(file('85,5'));
  const template = await app.call<Buffer>('getScoreTemplate', 'teacher', {
    path: { id, assignment_id },
    query: { format: 'csv' },
  });
  expect(template.status).toBe(200);
  const text = template.body.toString('utf8');
  const lines = text.split(/\r?\n/);
  expect(lines[0]).toContain('Điểm bài làm trên hệ thống');
  expect(lines.find((line) => line.includes(emails[0] ?? '?'))).toMatch(/,,"85,5"$/);
  expect(lines.find((line) => line.includes(emails[1] ?? '?'))).toMatch(/,55,$/);
  // Sent back as it is, it changes nothing.
  const { body } = await check(new TestFile('diem.csv', text));
  expect(body.data).toMatchObject({ good: 0, changed: 0, refused: 0 });
});

test('an exam that has not begun, a missing reason and the exam of another class are refused', async () => {
  assignment_id = await newAssignment(app, {
    classroom_id: id,
    starts_at: new Date(app.clock.now().getTime() + 60_000),
  });
  expect((await check(file('60'))).body.code).toBe('scoresBeforeStart');
  assignment_id = await newAssignment(app, { classroom_id: '2' });
  expect((await check(file('60'))).status).toBe(404);
  assignment_id = await newAssignment(app, { classroom_id: id });
  expect((await send(file('60'), { reason: '  ' })).body).toMatchObject({
    status: 422,
    errors: { reason: expect.any(Array) },
  });
});

test('low scores are pointed out as perhaps given out of ten', async () => {
  const { body } = await check(file('8,5', '9', '7'));
  expect(body.data.notes).toMatchObject([{ code: 'perhapsOfTen' }]);
});

test('the bounds of files hold: too many rows, a file that is cut off, one that is none', async () => {
  const line = 'a@sen.vn;50\n';
  const many = await check(new TestFile('diem.csv', `${heading}\n${line.repeat(100_000)}`));
  expect(many.body).toMatchObject({ status: 422, code: 'tooManyRows' });
  const template = await app.call<Buffer>('getScoreTemplate', 'teacher', { path: { id, assignment_id } });
  const whole = template.body;
  for (const bytes of [whole.subarray(0, 700), Buffer.from([0, 1, 2, 3])]) {
    const cut = await check(new TestFile('diem.xlsx', bytes));
    expect([415, 422]).toContain(cut.status);
    expect(cut.body.message).not.toBe('');
  }
});
