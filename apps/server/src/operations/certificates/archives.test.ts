import { buffer } from 'node:stream/consumers';
import type { Answer, Problem } from '@sen/api/contract/model';
import { demoCompany, people } from '@sen/api/fixtures/people';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { printNextArchive } from '../../certificates/printNextArchive.ts';
import { FileStoreFailed } from '../../files/FileStoreFailed.ts';
import { forgetOldRows } from '../../jobs/scheduled/forgetOldRows.ts';
import { insertPeople } from '../../seeds/seedPeople.ts';
import { claimArchive } from '../../store/certificates/archiveClaims.ts';
import { insertTemplate } from '../../testing/insertTemplate.ts';
import { pdfPages } from '../../testing/pdfPages.ts';
import { settleResults } from '../../testing/settleResults.ts';
import { TestApp } from '../../testing/TestApp.ts';
import { ZipArchive } from '../../zip/ZipArchive.ts';

let app: TestApp;
const classId = '1';
const students = [people.student, people.otherStudent] as const;
const ids = students.map(({ id }) => id);

beforeAll(async () => {
  app = await TestApp.start({ demo: true, config: { idleMinutes: 1_000_000 } });
  const template_id = await insertTemplate(app, 'Chứng chỉ an toàn', people.superAdmin.id);
  await settleResults(app);
  const { course_id } = await app.database
    .selectFrom('classroom')
    .select('course_id')
    .where('id', '=', classId)
    .executeTakeFirstOrThrow();
  await app.call('setCourseCertificate', 'admin', {
    path: { id: course_id ?? '0' },
    body: { template_id, by_rule: false },
  });
  const row = { completion: 'pass', score: 92.5, rating: 'excellent', certificate: true } as const;
  await app.database
    .insertInto('course_result')
    .values(ids.map((user_id) => ({ ...row, classroom_id: classId, user_id, updated_at: app.clock.now() })))
    .onConflict((conflict) => conflict.columns(['classroom_id', 'user_id']).doUpdateSet(row))
    .execute();
});
afterAll(() => app.stop());

beforeEach(async () => {
  await app.database.deleteFrom('certificate_archive').execute();
  await app.database.deleteFrom('notification_event').where('type', '=', 'CertificateArchiveEnded').execute();
  await app.database.deleteFrom('certificate').execute();
  await app.call('issueCertificates', 'admin', { path: { id: classId }, body: { user_ids: ids } });
});

type Who = 'admin' | 'teacher';
const make = (body: object = {}, who: Who = 'admin') =>
  app.call<Answer<'makeCertificateArchive'> & Problem>('makeCertificateArchive', who, {
    path: { id: classId },
    body,
  });
const get = async (who: Who = 'admin') =>
  (await app.call<Answer<'getCertificateArchive'>>('getCertificateArchive', who, { path: { id: classId } }))
    .body.data;
const cancel = (id: string) =>
  app.call<Answer<'cancelCertificateArchive'>>('cancelCertificateArchive', 'admin', { path: { id } });
const print = () => printNextArchive(app.app.services);
const fetched = (address: string | null | undefined, who: Who | 'superAdmin' | 'student' = 'admin') =>
  app.call('getFile', who, { path: { id: address?.replace('/api/files/', '') ?? '0' } });
const revoke = async () => {
  const rows = await app.database.selectFrom('certificate').select('id').execute();
  const certificate_ids = rows.map(({ id }) => id);
  await app.call('revokeCertificates', 'admin', { body: { certificate_ids, reason: 'Cấp nhầm' } });
};
const told = async () => {
  const rows = await app.database
    .selectFrom('notification_event')
    .select(['facts', 'recipients'])
    .where('type', '=', 'CertificateArchiveEnded')
    .orderBy('id')
    .execute();
  return rows.map(({ facts, recipients }) => ({ ...(facts as object), recipients }));
};
const unlimited = { expect: () => undefined, unpack: () => undefined };

test('all certificates of a class are one file, which only its person can fetch', async () => {
  expect((await make()).body.data).toMatchObject({ state: 'waiting', total: 2, printed: 0, file: null });
  expect(await print()).toBe(true);
  expect(await print()).toBe(false);
  const done = await get();
  expect(done).toMatchObject({ state: 'done', total: 2, printed: 2, failure: null });
  expect(await told()).toMatchObject([
    { classroom_id: classId, printed: 2, failure: null, recipients: [people.admin.id] },
  ]);
  const file = await fetched(done?.file);
  expect([file.status, file.headers['content-type']]).toEqual([200, 'application/zip']);
  expect(decodeURIComponent(String(file.headers['content-disposition']))).toMatch(/Chứng chỉ .+\.zip$/);
  const zip = new ZipArchive(file.raw.rawPayload, unlimited);
  expect(zip.names).toHaveLength(2);
  const texts = await Promise.all(
    zip.names.map(async (name) => (await pdfPages(await buffer(zip.read(name))))[0] ?? ''),
  );
  for (const { name } of students) expect(texts.some((text) => text.includes(name))).toBe(true);
  expect(await get('teacher')).toBeNull();
  for (const who of ['teacher', 'superAdmin', 'student'] as const)
    expect((await fetched(done?.file, who)).status).toBe(404);
});

test('some are chosen, and one at a time is made for a person', async () => {
  expect((await make({ user_ids: [people.student.id] })).body.data.total).toBe(1);
  expect((await make()).body.code).toBe('certificateArchiveUnderWay');
  expect((await make({}, 'teacher')).status).toBe(200);
  await print();
  await print();
  expect(await get()).toMatchObject({ state: 'done', printed: 1 });
  expect((await make()).status).toBe(200);
});

test('two orders at the same time are one', async () => {
  const answers = await Promise.all([make(), make()]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
});

test('what is cancelled is not made, and another one can be ordered', async () => {
  const { id } = (await make()).body.data;
  expect((await cancel(id)).body.data).toMatchObject({ state: 'cancelled', file: null });
  expect(await print()).toBe(false);
  expect((await make()).status).toBe(200);
  await print();
  const { id: done } = (await get()) ?? { id: '0' };
  expect((await cancel(done)).body.data.state).toBe('done');
});

test('an archive that is cancelled while it is made leaves no file', async () => {
  const { id } = (await make()).body.data;
  const { services } = app.app;
  const put: typeof services.files.put = async (...given) => {
    const stored = await services.files.put(...given);
    await cancel(id);
    return stored;
  };
  const files = Object.assign(Object.create(services.files) as typeof services.files, { put });
  await printNextArchive({ ...services, files });
  expect(await get()).toMatchObject({ state: 'cancelled', file: null });
  expect(await told()).toEqual([]);
  const rows = await app.database.selectFrom('file').select('id').where('purpose', '=', 'archive').execute();
  const kept = await app.database
    .selectFrom('certificate_archive')
    .select('file_id')
    .where('id', '=', id)
    .execute();
  expect([kept, rows.some((row) => kept.some(({ file_id }) => file_id === row.id))]).toEqual([
    [{ file_id: null }],
    false,
  ]);
});

test('what is revoked is left out; with nothing left it says why', async () => {
  await make();
  await revoke();
  await print();
  expect(await get()).toMatchObject({ state: 'failed', file: null });
  expect((await get())?.failure).toContain('chứng chỉ đã bị thu hồi');
  expect(await told()).toMatchObject([{ failure: 'certificateArchiveEmpty', recipients: [people.admin.id] }]);
  expect((await make()).body.code).toBe('certificateArchiveEmpty');
});

test('a fault is tried again, and after three it says so', async () => {
  await make();
  const { services } = app.app;
  const put = () => Promise.reject(new Error('The disk is full.'));
  const files = Object.assign(Object.create(services.files) as typeof services.files, { put });
  for (let time = 0; time < 3; time += 1) {
    expect((await get())?.state).toBe('waiting');
    // oxlint-disable-next-line no-await-in-loop -- one try after the other
    await printNextArchive({ ...services, files });
    app.clock.pass({ seconds: 10 });
  }
  expect(await get()).toMatchObject({ state: 'failed', file: null });
  expect((await get())?.failure).toContain('Hãy tạo lại');
  expect(await told()).toMatchObject([{ failure: 'certificateArchiveFailed' }]);
});

test('a disk that stays full is the reason, with what to do', async () => {
  await make();
  const { services } = app.app;
  const cause = Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });
  const put = () => Promise.reject(new FileStoreFailed('The file store failed.', { cause }));
  const files = Object.assign(Object.create(services.files) as typeof services.files, { put });
  for (let time = 0; time < 3; time += 1) {
    // oxlint-disable-next-line no-await-in-loop -- one try after the other
    await printNextArchive({ ...services, files });
    app.clock.pass({ seconds: 10 });
  }
  expect((await get())?.failure).toMatch(/đã đầy.+báo quản trị hệ thống/);
  expect(await told()).toMatchObject([{ failure: 'serverStorageFull' }]);
});

test('one that ends its process each time is given up after three', async () => {
  await make();
  for (let time = 0; time < 3; time += 1) {
    // oxlint-disable-next-line no-await-in-loop -- one try after the other
    await claimArchive(app.database, { by: `process ${time}`, now: app.clock.now(), leaseMs: 1_000 });
    app.clock.pass({ seconds: 10 });
  }
  expect((await get())?.state).toBe('running');
  expect(await print()).toBe(true);
  expect(await get()).toMatchObject({ state: 'failed', file: null });
});

test('a server that stops leaves it to the next one, which begins again', async () => {
  await make();
  const { services } = app.app;
  await printNextArchive({ ...services, stopping: AbortSignal.abort() });
  expect((await get())?.state).toBe('waiting');
  await print();
  expect((await get())?.state).toBe('done');
});

test('a class with more certificates than an archive holds is refused', async () => {
  const { id: _id, ...row } = await app.database
    .selectFrom('certificate')
    .selectAll()
    .executeTakeFirstOrThrow();
  const more = await insertPeople(
    app.database,
    Array.from({ length: 1_999 }, (_, at) => ({
      company_id: demoCompany.id,
      role: 'student' as const,
      name: `Học viên ${at}`,
      first_name: 'viên',
      email: `hv${at}@sen.vn`,
      username: `hv${at}`,
      password_hash: 'x',
    })),
  );
  const rows = more.map((user_id, at) => ({ ...row, user_id, serial: 10_000 + at, code: `X${at}` }));
  await app.database.insertInto('certificate').values(rows).execute();
  const { status, body } = await make();
  expect([status, body.code]).toEqual([409, 'certificateArchiveTooLarge']);
  expect(body.message).toContain('2.001');
  expect((await make({ user_ids: more.slice(0, 1_000) })).body.data.total).toBe(1_000);
});

test('is kept for a day', async () => {
  await make();
  await print();
  const file = (await get())?.file;
  app.clock.pass({ hours: 25 });
  await app.signIn('admin');
  expect(await get()).toBeNull();
  await forgetOldRows.run(app.app.services, app.clock.now());
  expect((await fetched(file)).status).toBe(404);
});
