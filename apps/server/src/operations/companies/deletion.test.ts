import type { Answer, Problem } from '@sen/api/contract/model';
import { demoCompany, demoPassword, people } from '@sen/api/fixtures/people';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { remindOfMarks } from '../../jobs/scheduled/remindOfMarks.ts';
import { queueMail } from '../../store/platform/mails.ts';
import { codeOf } from '../../testing/Applicant.ts';
import { TestApp } from '../../testing/TestApp.ts';

let app: TestApp;
beforeAll(async () => {
  app = await TestApp.start({ demo: true, config: { publicUrl: 'https://sen.example/' } });
});
afterAll(() => app.stop());

const { id, company_name } = demoCompany;
const remove = (...company_ids: string[]) =>
  app.call<Problem>('deleteCompanies', 'superAdmin', { body: { company_ids } });
const restore = (...company_ids: string[]) =>
  app.call<Problem>('restoreCompanies', 'superAdmin', { body: { company_ids } });
const preview = (...company_ids: string[]) =>
  app.call<Answer<'previewCompanyDeletion'>>('previewCompanyDeletion', 'superAdmin', {
    query: { 'company_ids[]': company_ids },
  });
const add = async (name: string) =>
  (await app.call<Answer<'addCompany'>>('addCompany', 'superAdmin', { body: { company_name: name } })).body
    .data;
const listed = async (query = {}) =>
  (await app.call<Answer<'listCompanies'>>('listCompanies', 'superAdmin', { query })).body.data;
const deletedOnes = () => listed({ 'fieldName[]': ['deleted'], 'keyword[]': ['true'] });
const signIn = (person: keyof typeof people) =>
  app.call<Problem>('login', null, { body: { username: people[person].username, password: demoPassword } });
const endClasses = () =>
  sql`update classroom set ends_at = starts_at + interval '1 hour', starts_at = starts_at - interval '1 year'
    where starts_at <= ${app.clock.now()} and ends_at > ${app.clock.now()}`.execute(app.database);

test('a class under way prevents a deletion: the preview and the refusal name it', async () => {
  const { body } = await preview(id);
  const [running] = body.data.running;
  expect(running).toMatchObject({ company_name, in_exam: false });
  expect(body.data.counts.attempts).toBeGreaterThan(0);
  const other = await add('Đơn vị đi cùng');
  const refused = await remove(other.id, id);
  expect([refused.status, refused.body.code]).toEqual([409, 'companyClassRunning']);
  expect(refused.body.message).toContain(company_name);
  expect(refused.body.message).toContain(running?.classroom_name);
  expect((await listed()).map((unit) => unit.id)).toContain(other.id);
  expect((await signIn('teacher')).status).toBe(200);
});

test('an exam that somebody sits prevents it, also of a class that has ended', async () => {
  await sql`update classroom set starts_at = starts_at - interval '10 years', ends_at = ends_at - interval '10 years'`.execute(
    app.database,
  );
  await sql`update attempt set state = 'in_progress' where id = (select min(id) from attempt)`.execute(
    app.database,
  );
  const refused = await remove(id);
  expect([refused.status, refused.body.code]).toEqual([409, 'companyExamRunning']);
  await sql`update attempt set state = 'submitted' where state = 'in_progress'`.execute(app.database);
  await endClasses();
});

test('a deletion signs people out and in no more, closes registration, and sends no mail', async () => {
  const code = await codeOf(app);
  await app.signIn('admin');
  await app.database.deleteFrom('mail').execute();
  const mail = { to: people.teacher.email, subject: 'a', text: 'a', html: 'a' };
  await queueMail(app.database, mail, app.clock.now());
  expect((await remove(id)).status).toBe(200);

  const ended = await app.call<Problem>('getMe', 'admin');
  expect([ended.status, ended.body.code]).toEqual([401, 'unitOfSessionDeleted']);
  const refused = await signIn('student');
  expect([refused.status, refused.body.code]).toEqual([403, 'unitDeleted']);
  expect(refused.body.message).toContain('Đơn vị của bạn đã bị xóa');
  expect((await signIn('superAdmin')).status).toBe(200);
  expect((await app.call('getSignupUnit', null, { query: { unit: code } })).status).toBe(422);
  await app.call('recoverPassword', null, { body: { email: people.teacher.email } });
  await queueMail(app.database, mail, app.clock.now());
  await remindOfMarks.run(app.app.services, app.clock.now());
  const mails = await app.database.selectFrom('mail').select('to_address').execute();
  expect(mails.filter(({ to_address }) => to_address === people.teacher.email)).toEqual([]);
  await app.signIn('superAdmin');
  const members = await app.call<Answer<'listMembers'>>('listMembers', 'superAdmin', {
    query: { limit: 100 },
  });
  expect(members.body.data.filter((member) => member.company_name === company_name)).toEqual([]);
  expect(members.body.total).toBe(members.body.data.length);
});

test('a deleted unit is listed until it is restored, with the end of its time', async () => {
  expect((await listed()).map((unit) => unit.id)).not.toContain(id);
  const [unit] = await deletedOnes();
  const deletedAt = app.clock.now();
  const until = new Date(deletedAt.getTime() + 30 * 24 * 60 * 60_000).toISOString();
  expect(unit).toMatchObject({ id, deleted_at: deletedAt.toISOString(), restorable_until: until });
  expect((await preview(id)).status).toBe(404);
  expect((await remove(id)).status).toBe(404);
  const shown = await app.call<Answer<'getCompany'>>('getCompany', 'superAdmin', { path: { id } });
  expect(shown.body.data.restorable_until).toBe(until);
  expect((await app.call('editCompany', 'superAdmin', { path: { id }, body: { company_name } })).status).toBe(
    404,
  );
});

test('its name is free for another unit, and is then a reason not to restore it', async () => {
  const { id: other } = await add(company_name.toUpperCase());
  const refused = await restore(id);
  expect([refused.status, refused.body.code]).toEqual([409, 'companyNameTakenMeanwhile']);
  expect(refused.body.message).toContain(company_name);
  await app.call('editCompany', 'superAdmin', { path: { id: other }, body: { company_name: 'Tên khác' } });
  expect((await restore(id)).status).toBe(200);
  expect((await signIn('student')).status).toBe(200);
  expect(await deletedOnes()).toEqual([]);
});

test('two administrators who delete and restore at once leave one outcome', async () => {
  const { id: unit } = await add('<b>Hai người</b>');
  const removed = await Promise.all([remove(unit), remove(unit)]);
  expect(removed.map(({ status }) => status).toSorted()).toEqual([200, 404]);
  const restored = await Promise.all([restore(unit), restore(unit)]);
  expect(restored.map(({ status }) => status)).toEqual([200, 200]);
  const audit = await app.database
    .selectFrom('audit_log')
    .select('action')
    .where('company_id', '=', unit)
    .orderBy('id')
    .execute();
  expect(audit.map(({ action }) => action)).toEqual(['company.added', 'company.deleted', 'company.restored']);
});

test('of two deleted units of one name, one is restored', async () => {
  const { id: first } = await add('Trung tâm Hoa Sen');
  await remove(first);
  const { id: second } = await add('Trung tâm hoa sen');
  await remove(second);
  expect((await restore(first, second)).body.code).toBe('companyNameTakenMeanwhile');
  expect((await restore(second)).status).toBe(200);
  expect((await restore(first)).body.code).toBe('companyNameTakenMeanwhile');
});

test('a missing unit and one whose time is over are not found', async () => {
  const { id: unit } = await add('Đơn vị hết hạn');
  expect((await remove(unit, '987654321')).status).toBe(404);
  expect((await remove()).status).toBe(422);
  await remove(unit);
  app.clock.pass({ days: 30 });
  await app.signIn('superAdmin');
  expect((await restore(unit)).status).toBe(404);
  expect((await deletedOnes()).map((one) => one.id)).not.toContain(unit);
});
