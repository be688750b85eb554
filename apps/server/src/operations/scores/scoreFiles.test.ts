import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { TestFile } from '../../testing/multipartOf.ts';
import { scoreHeadings, TestScores } from '../../testing/TestScores.ts';

let made: TestScores;
beforeAll(async () => {
  made = await TestScores.start();
});
beforeEach(() => made.assign());
afterAll(() => made.stop());

test('the template has the participants with the scores entered so far', async () => {
  await made.sit(made.ids[1] ?? '', 55);
  await made.send(made.file('85,5'));
  const template = await made.app.call<Buffer>('getScoreTemplate', 'teacher', {
    path: made.path,
    query: { format: 'csv' },
  });
  expect(template.status).toBe(200);
  const text = template.body.toString('utf8');
  const lines = text.split(/\r?\n/);
  expect(lines[0]).toContain('Điểm bài làm trên hệ thống');
  expect(lines.find((line) => line.includes(made.emails[0] ?? '?'))).toMatch(/,,"85,5"$/);
  expect(lines.find((line) => line.includes(made.emails[1] ?? '?'))).toMatch(/,55,$/);
  // Sent back as it is, it changes nothing.
  const { body } = await made.check(new TestFile('diem.csv', text));
  expect(body.data).toMatchObject({ good: 0, changed: 0, refused: 0 });
});

test('an attempt that waits to be marked is no score yet, neither in the template nor in the dry run', async () => {
  await made.sit(made.ids[1] ?? '', 55, 'submitted');
  const template = await made.app.call<Buffer>('getScoreTemplate', 'teacher', {
    path: made.path,
    query: { format: 'csv' },
  });
  const line = template.body
    .toString('utf8')
    .split(/\r?\n/)
    .find((one) => one.includes(made.emails[1] ?? '?'));
  expect(line).toMatch(/,Chờ chấm,$/);
  const { body } = await made.check(made.file('', '60'));
  expect(body.data).toMatchObject({
    good: 1,
    changed: 0,
    changes: [{ cells: [{ before: '', after: '60' }] }],
  });
});

test('an exam that has not begun, a missing reason and the exam of another class are refused', async () => {
  await made.assign({
    starts_at: new Date(made.app.clock.now().getTime() + 60_000),
  });
  expect((await made.check(made.file('60'))).body.code).toBe('scoresBeforeStart');
  await made.assign({ classroom_id: '2' });
  expect((await made.check(made.file('60'))).status).toBe(404);
  await made.assign();
  expect((await made.send(made.file('60'), { reason: '  ' })).body).toMatchObject({
    status: 422,
    errors: { reason: expect.any(Array) },
  });
});

test('low scores are pointed out as perhaps given out of ten', async () => {
  const { body } = await made.check(made.file('8,5', '9', '7'));
  expect(body.data.notes).toMatchObject([{ code: 'perhapsOfTen' }]);
});

test('the bounds of files hold: too many rows, a file that is cut off, one that is none', async () => {
  const line = 'a@sen.vn;50\n';
  const many = await made.check(new TestFile('diem.csv', `${scoreHeadings}\n${line.repeat(100_000)}`));
  expect(many.body).toMatchObject({ status: 422, code: 'tooManyRows' });
  const template = await made.app.call<Buffer>('getScoreTemplate', 'teacher', { path: made.path });
  const whole = template.body;
  for (const bytes of [whole.subarray(0, 700), Buffer.from([0, 1, 2, 3])]) {
    const cut = await made.check(new TestFile('diem.xlsx', bytes));
    expect([415, 422]).toContain(cut.status);
    expect(cut.body.message).not.toBe('');
  }
});
