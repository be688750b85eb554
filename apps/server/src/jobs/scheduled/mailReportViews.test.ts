import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { people } from '@sen/api/fixtures/people';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { TestApp } from '../../testing/TestApp.ts';
import { sendMails } from '../ticking/sendMails.ts';
import { mailReportViews } from './mailReportViews.ts';

let app: TestApp;
let folder: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'sen-reports-'));
  app = await TestApp.start({ demo: true, config: { publicUrl: 'https://sen.example/', dataDir: folder } });
});
afterAll(async () => {
  await app.stop();
  rmSync(folder, { recursive: true, force: true });
});

const keep = (name: string, weekly: boolean) =>
  app.call('addReportView', 'teacher', {
    path: { report: 'classes' },
    body: { name, address: '/overview/classroom-report?f.timing=happening', filters: [], weekly },
  });
const monday = new Date('2026-11-30T00:00:00Z');
const mails = () =>
  app.database
    .selectFrom('mail')
    .leftJoin('mail_attachment', 'mail_attachment.mail_id', 'mail.id')
    .select(['mail.id', 'to_address', 'subject', 'body_text', 'mail_attachment.name', 'content'])
    .where('subject', 'like', '%tuần này')
    .execute();

test('mails the views that are asked for, once a week, as workbooks', async () => {
  await keep('Lớp đang mở', true);
  await keep('Không gửi', false);
  await mailReportViews.run(app.app.services, monday);
  await mailReportViews.run(app.app.services, monday);
  const [mail, ...others] = await mails();
  expect(others).toEqual([]);
  expect(mail).toMatchObject({ to_address: people.teacher.email, name: 'Lớp đang mở.xlsx' });
  expect(mail?.body_text).toContain('https://sen.example/overview/classroom-report?f.timing=happening');
  // A zip, as every workbook is.
  expect(mail?.content?.subarray(0, 2).toString()).toBe('PK');
});

test('the file is in the mail that is sent, and then no longer in the queue', async () => {
  await sendMails.run(app.app.services);
  const outbox = join(folder, 'outbox');
  const sent = readdirSync(outbox).map((file) => readFileSync(join(outbox, file), 'utf8'));
  expect(sent.some((mail) => /Content-Disposition: attachment/.test(mail) && mail.includes('UEsDB'))).toBe(
    true,
  );
  expect(await app.database.selectFrom('mail_attachment').select('mail_id').execute()).toEqual([]);
});

test('nobody is sent a report that is not for the role any more, or while locked', async () => {
  const to = (set: { role?: 'teacher' | 'student'; status?: 'active' | 'locked' }) =>
    app.database.updateTable('user_account').set(set).where('id', '=', people.teacher.id).execute();
  const next = new Date('2026-12-07T00:00:00Z');
  await app.database.deleteFrom('mail').execute();
  await to({ role: 'student' });
  await mailReportViews.run(app.app.services, next);
  await to({ role: 'teacher', status: 'locked' });
  await mailReportViews.run(app.app.services, next);
  expect(await mails()).toEqual([]);
  await to({ status: 'active' });
  await mailReportViews.run(app.app.services, next);
  expect(await mails()).toHaveLength(1);
});

test('a view whose filter the report no longer has does not keep the others from being sent', async () => {
  await app.database.deleteFrom('mail').execute();
  const call = JSON.stringify({ filters: [{ field: 'gone', keyword: 'x', compare: 'like' }] });
  await app.database.updateTable('report_view').set({ call }).where('name', '=', 'Lớp đang mở').execute();
  await keep('Sau đó', true);
  await mailReportViews.run(app.app.services, new Date('2026-12-14T00:00:00Z'));
  expect((await mails()).map(({ name }) => name)).toEqual(['Sau đó.xlsx']);
});
