import type { Answer, Problem } from '@sen/api/contract/model';
import { maxReportViews } from '@sen/domain/reports/reportViews';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { TestApp } from '../../testing/TestApp.ts';

let app: TestApp;
beforeAll(async () => {
  app = await TestApp.start({ demo: true });
});
afterAll(() => app.stop());

type As = 'teacher' | 'admin';
const path = { report: 'classes' };
const address = '/overview/classroom-report?f.timing=happening';
const filters = [{ field: 'timing', keyword: 'happening', compare: 'like' }];
const keep = <Body = Answer<'addReportView'>>(as: As, name: string, weekly = false) =>
  app.call<Body>('addReportView', as, { path, body: { name, address, filters, weekly } });
const kept = async (as: As, report = 'classes') =>
  (await app.call<Answer<'listReportViews'>>('listReportViews', as, { path: { report } })).body.data;

test('a view is kept under a name, for its person and report only', async () => {
  const { body } = await keep('teacher', '  Lớp   đang mở ');
  expect(await kept('teacher')).toEqual([{ id: body.data.id, name: 'Lớp đang mở', address, weekly: false }]);
  expect(await kept('admin')).toEqual([]);
  expect(await kept('teacher', 'students')).toEqual([]);
  await app.call('deleteReportView', 'teacher', { path: { report: 'classes', id: body.data.id } });
  expect(await kept('teacher')).toEqual([]);
  expect(
    (await app.call('deleteReportView', 'teacher', { path: { report: 'classes', id: body.data.id } })).status,
  ).toBe(404);
});

test('a name is given once, whatever its case and accents, and never empty', async () => {
  await keep('admin', 'Tháng này');
  const again = await keep<Problem>('admin', 'THANG NAY');
  expect(again.status).toBe(422);
  expect(again.body.codes).toEqual({ name: 'reportViewNameTaken' });
  expect((await keep<Problem>('admin', ' \u200b ')).body.codes).toEqual({ name: 'thisFieldIsRequired' });
  expect((await keep<Problem>('admin', 'dài'.repeat(50))).status).toBe(422);
});

test('a report keeps so many views of a person, also when they are kept at once', async () => {
  const answers = await Promise.all(
    Array.from({ length: maxReportViews + 4 }, (_, place) => keep<Problem>('teacher', `Chế độ ${place}`)),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(maxReportViews);
  expect(answers.find(({ status }) => status !== 200)?.body).toMatchObject({
    status: 409,
    code: 'tooManyReportViews',
  });
});

test('nobody keeps a view of a report that is not for the role', async () => {
  const refused = await app.call('addReportView', 'teacher', {
    path: { report: 'auditLog' },
    body: { name: 'Tất cả', address: '/report/audit', filters: [] },
  });
  expect(refused.status).toBe(403);
});

test('a view with a filter that the report does not have is refused', async () => {
  const body = { name: 'Sai', address, filters: [{ field: 'nope', keyword: 'x', compare: 'like' }] };
  expect((await app.call('addReportView', 'admin', { path, body })).status).toBe(422);
  const outside = { name: 'Ngoài', address: '//evil.example', filters: [] };
  expect((await app.call('addReportView', 'admin', { path, body: outside })).status).toBe(422);
});
