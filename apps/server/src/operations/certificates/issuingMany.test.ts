import type { Answer, Problem } from '@sen/api/contract/model';
import { demoCompany, people } from '@sen/api/fixtures/people';
import { issuingLimits } from '@sen/domain/certificates/issuingLimits';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { issueNextCertificates } from '../../certificates/issueNextCertificates.ts';
import { forgetOldRows } from '../../jobs/scheduled/forgetOldRows.ts';
import type { Services } from '../Operation.ts';
import { insertPeople } from '../../seeds/seedPeople.ts';
import { claimIssuing } from '../../store/certificates/issuingClaims.ts';
import { dyingDatabase } from '../../testing/dyingDatabase.ts';
import { insertTemplate } from '../../testing/insertTemplate.ts';
import { settleResults } from '../../testing/settleResults.ts';
import { TestApp } from '../../testing/TestApp.ts';

let app: TestApp;
let template = '';
let many: string[] = [];
const classId = '1';
const count = 2 * issuingLimits.perPart + 20;

const earned = (user_id: string) => ({
  completion: 'pass' as const,
  score: 92.5,
  rating: 'excellent' as const,
  certificate: true,
  classroom_id: classId,
  user_id,
  updated_at: app.clock.now(),
});

/** A class in which so many have earned a certificate: only what is written here counts. */
beforeAll(async () => {
  app = await TestApp.start({ demo: true, config: { idleMinutes: 1_000_000 } });
  template = await insertTemplate(app, 'Chứng chỉ an toàn', people.superAdmin.id);
  await settleResults(app);
  await app.database.deleteFrom('course_result').where('classroom_id', '=', classId).execute();
  many = await insertPeople(
    app.database,
    Array.from({ length: count }, (_, at) => ({
      company_id: demoCompany.id,
      role: 'student' as const,
      name: `Học viên ${String(at).padStart(4, '0')}`,
      first_name: `viên ${String(at).padStart(4, '0')}`,
      email: `hv${at}@sen.vn`,
      username: `hv${at}`,
      password_hash: 'x',
    })),
  );
  await app.database
    .insertInto('classroom_student')
    .values(many.map((user_id) => ({ classroom_id: classId, user_id })))
    .execute();
  await app.database.insertInto('course_result').values(many.map(earned)).execute();
});
afterAll(() => app.stop());

beforeEach(async () => {
  await app.database.deleteFrom('certificate_issuing').execute();
  await app.database.deleteFrom('certificate').execute();
  await app.database.deleteFrom('certificate_count').execute();
  await app.database
    .deleteFrom('notification_event')
    .where('type', 'in', ['CertificateIssuingEnded', 'CertificateIssued'])
    .execute();
  await choose(template);
});

const choose = async (template_id: string | null) => {
  const { course_id } = await app.database
    .selectFrom('classroom')
    .select('course_id')
    .where('id', '=', classId)
    .executeTakeFirstOrThrow();
  const body = { template_id, by_rule: false };
  await app.call('setCourseCertificate', 'admin', { path: { id: course_id ?? '0' }, body });
};
type Who = 'admin' | 'superAdmin';
const order = (body: { user_ids?: string[] } = {}, who: Who = 'admin') =>
  app.call<Answer<'issueCertificates'> & Problem>('issueCertificates', who, { path: { id: classId }, body });
const get = async (who: Who = 'admin') => {
  const path = { id: classId };
  return (await app.call<Answer<'getCertificateIssuing'>>('getCertificateIssuing', who, { path })).body.data;
};
const issue = (change: Partial<Services> = {}) => issueNextCertificates({ ...app.app.services, ...change });
const serials = async () => {
  const rows = await app.database
    .selectFrom('certificate')
    .select(['user_id', 'serial'])
    .orderBy('serial')
    .execute();
  return rows.map(({ user_id, serial }) => [user_id, serial]);
};
/** Numbered without a gap, in the order of the names. */
const all = () => many.map((id, at) => [id, at + 1]);
const told = () =>
  app.database
    .selectFrom('notification_event')
    .select(['facts', 'recipients'])
    .where('type', '=', 'CertificateIssuingEnded')
    .execute();
const revoke = async (user_id: string) => {
  const { id } = await app.database
    .selectFrom('certificate')
    .select('id')
    .where('user_id', '=', user_id)
    .executeTakeFirstOrThrow();
  const body = { certificate_ids: [id], reason: 'Cấp nhầm' };
  await app.call('revokeCertificates', 'admin', { body });
};

test('all who have earned one get it from a job, and who ordered it is told', async () => {
  const ordered = (await order()).body.data;
  expect(ordered).toMatchObject({ state: 'waiting', total: count, settled: 0, issued: 0 });
  expect(await serials()).toEqual([]);
  expect(await issue()).toBe(true);
  expect(await issue()).toBe(false);
  expect(await get()).toMatchObject({ state: 'done', settled: count, issued: count, left_out: [] });
  expect(await serials()).toEqual(all());
  expect(await told()).toMatchObject([
    { facts: { issued: count, left_out: 0, failure: null }, recipients: [people.admin.id] },
  ]);
  // Those who ended are told to whoever ordered them, and for a day.
  expect(await get('superAdmin')).toBeNull();
  expect((await order()).body.data).toMatchObject({ state: 'done', total: 0, issued: 0 });
});

test('a few who are named get theirs at once, more of them from a job', async () => {
  const few = many.slice(0, issuingLimits.atOnce);
  expect((await order({ user_ids: few })).body.data).toMatchObject({ state: 'done', issued: few.length });
  expect(await get()).toBeNull();
  const more = many.slice(0, issuingLimits.atOnce + 1);
  expect((await order({ user_ids: more })).body.data).toMatchObject({ state: 'waiting', total: more.length });
  await issue();
  expect(await get()).toMatchObject({ state: 'done', issued: 1, settled: more.length });
  expect((await get())?.left_out.map(({ id, reason }) => [id, reason])).toEqual(
    few.map((id) => [id, 'has_one']),
  );
  expect((await order({ user_ids: ['999999'] })).body.errors).toHaveProperty('user_ids');
});

test('one at a time is issued for a class, and everybody who may issue sees it', async () => {
  await order();
  expect((await order({}, 'superAdmin')).body.code).toBe('certificateIssuingUnderWay');
  expect(await get('superAdmin')).toMatchObject({ state: 'waiting', total: count });
  // A single one does not wait, and the job leaves it out.
  expect((await order({ user_ids: many.slice(3, 4) }, 'superAdmin')).body.data.issued).toBe(1);
  await issue();
  const { issued, left_out } = (await get()) ?? {};
  expect([issued, left_out]).toEqual([
    count - 1,
    [{ id: many[3], name: 'Học viên 0003', reason: 'has_one', letters: [] }],
  ]);
});

test('two orders at the same time are one', async () => {
  const answers = await Promise.all([order(), order()]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
});

test('after a process died another one continues after its last part, and nobody gets two', async () => {
  await order();
  // The first transaction takes the order.
  await expect(issue({ database: dyingDatabase(app.database, 1), processId: 'dying' })).resolves.toBe(true);
  await app.database
    .updateTable('certificate_issuing')
    .set({ state: 'running', claimed_by: 'dead', leased_until: app.clock.now() })
    .execute();
  expect(await get()).toMatchObject({ state: 'running', settled: issuingLimits.perPart });
  expect(await issue()).toBe(false);
  app.clock.pass({ seconds: 30 });
  expect(await issue()).toBe(true);
  expect(await get()).toMatchObject({ state: 'done', issued: count });
  expect(await serials()).toEqual(all());
});

test('two processes share the orders, and one issues a class', async () => {
  await order();
  await Promise.all([issue({ processId: 'one' }), issue({ processId: 'two' })]);
  expect(await serials()).toEqual(all());
});

test('a server that stops leaves the rest to the next one', async () => {
  await order();
  const stop = new AbortController();
  const { requests } = app.app.services;
  // Between two parts, where requests go first.
  const pass = async () => stop.abort();
  const passing = Object.assign(Object.create(requests) as typeof requests, { pass });
  await issue({ stopping: stop.signal, requests: passing });
  expect(await get()).toMatchObject({ state: 'waiting', settled: issuingLimits.perPart });
  // It has already stopped: nothing is issued, and the next one need not wait for the lease.
  await issue({ stopping: stop.signal });
  expect(await get()).toMatchObject({ state: 'waiting', settled: issuingLimits.perPart });
  await issue();
  expect(await get()).toMatchObject({ state: 'done', issued: count });
  expect(await serials()).toEqual(all());
});

test('who left the class, or no longer earns it, is left out by name', async () => {
  await order();
  const [first = '0', second = '0', ...others] = many;
  const member = { classroom_id: classId, user_id: first };
  await app.database
    .deleteFrom('classroom_student')
    .where('classroom_id', '=', classId)
    .where('user_id', '=', first)
    .execute();
  const results = app.database
    .updateTable('course_result')
    .where('classroom_id', '=', classId)
    .where('user_id', '=', second);
  await results.set({ certificate: false }).execute();
  await issue();
  await app.database.insertInto('classroom_student').values(member).execute();
  await app.database
    .insertInto('course_result')
    .values(earned(first))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await results.set({ certificate: true }).execute();
  expect((await get())?.left_out).toEqual([
    { id: first, name: 'Học viên 0000', reason: 'left_class', letters: [] },
    { id: second, name: 'Học viên 0001', reason: 'not_earned', letters: [] },
  ]);
  expect((await serials()).map(([id]) => id)).toEqual(others);
});

test('a revoked one is given again by name, not by the way', async () => {
  const [first = '0'] = many;
  await order();
  await issue();
  await revoke(first);
  expect((await order()).body.data).toMatchObject({ total: 0 });
  expect((await order({ user_ids: [first] })).body.data.issued).toBe(1);
});

test('one that is revoked after the order is not given again by the way', async () => {
  const [first = '0'] = many;
  await order();
  await order({ user_ids: [first] });
  await revoke(first);
  await issue();
  expect((await get())?.left_out.map(({ reason }) => reason)).toEqual(['revoked']);
});

test('it stops with its reason when the course loses its certificate, or who ordered it the right', async () => {
  await order();
  await choose(null);
  await issue();
  expect(await get()).toMatchObject({ state: 'failed', issued: 0 });
  expect((await get())?.failure).toContain('chưa có mẫu chứng chỉ');
  await choose(template);
  await order();
  const account = app.database.updateTable('user_account').where('id', '=', people.admin.id);
  await account.set({ status: 'locked' }).execute();
  await issue();
  await account.set({ status: 'active' }).execute();
  expect((await get())?.failure).toContain('không còn quyền');
  expect(await told()).toMatchObject([
    { facts: { failure: 'courseHasNoCertificate', remaining: count } },
    { facts: { failure: 'certificateIssuerMayNot' } },
  ]);
});

test('a fault is tried again', async () => {
  await order();
  for (let time = 0; time < 2; time += 1) {
    // oxlint-disable-next-line no-await-in-loop -- one try after the other
    await issue({ database: dyingDatabase(app.database, 0) });
    expect((await get())?.state).toBe('waiting');
    app.clock.pass({ seconds: 10 });
  }
  await issue();
  expect((await get())?.state).toBe('done');
});

test('after three tries without progress it says so', async () => {
  await order();
  for (let time = 0; time < 3; time += 1) {
    // oxlint-disable-next-line no-await-in-loop -- one try after the other
    await claimIssuing(app.database, { by: `process ${time}`, now: app.clock.now(), leaseMs: 1_000 });
    app.clock.pass({ seconds: 10 });
  }
  await issue();
  expect(await get()).toMatchObject({ state: 'failed' });
  expect((await get())?.failure).toContain('Hãy cấp lại');
});

test('its end is told for a day', async () => {
  await order();
  await issue();
  app.clock.pass({ hours: 25 });
  await app.signIn('admin');
  expect(await get()).toBeNull();
  await forgetOldRows.run(app.app.services, app.clock.now());
  expect(await app.database.selectFrom('certificate_issuing').select('id').execute()).toEqual([]);
});
