import type { Answer, Problem } from '@sen/api/contract/model';
import { people } from '@sen/api/fixtures/people';
import { certificateCode } from '@sen/domain/certificates/certificateCode';
import { newField } from '@sen/domain/certificates/newTemplate';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { auditOf } from '../../testing/auditOf.ts';
import { insertTemplate } from '../../testing/insertTemplate.ts';
import { pdfPages } from '../../testing/pdfPages.ts';
import { settleResults } from '../../testing/settleResults.ts';
import { TestApp } from '../../testing/TestApp.ts';

let app: TestApp;
let template = '';
const classId = '1';
const { student, otherStudent } = people;
/** A class in which there is nothing to do: only what is written below counts. */
beforeAll(async () => {
  app = await TestApp.start({ demo: true });
  template = await insertTemplate(app, 'Chứng chỉ an toàn', people.superAdmin.id);
  await settleResults(app);
});
afterAll(() => app.stop());

beforeEach(async () => {
  await app.database.deleteFrom('certificate').execute();
  await result(student.id, true);
  await result(otherStudent.id, false);
  await choose(false);
});

const courseOf = async () =>
  (
    await app.database
      .selectFrom('classroom')
      .select('course_id')
      .where('id', '=', classId)
      .executeTakeFirstOrThrow()
  ).course_id ?? '0';
const choose = async (by_rule: boolean, template_id: string | null = template) =>
  app.call('setCourseCertificate', 'admin', {
    path: { id: await courseOf() },
    body: { template_id, by_rule },
  });
const result = async (user_id: string, certificate: boolean) => {
  const row = { completion: 'pass', score: 92.5, rating: 'excellent', certificate } as const;
  await app.database
    .insertInto('course_result')
    .values({ ...row, classroom_id: classId, user_id, updated_at: app.clock.now() })
    .onConflict((conflict) => conflict.columns(['classroom_id', 'user_id']).doUpdateSet(row))
    .execute();
};
const issue = (user_ids: string[]) =>
  app.call<Answer<'issueCertificates'> & Problem>('issueCertificates', 'admin', {
    path: { id: classId },
    body: { user_ids },
  });
const own = async () =>
  (await app.call<Answer<'listOwnCertificates'>>('listOwnCertificates', 'student')).body.data;
const revoke = (certificate_ids: string[], reason = 'Cấp nhầm người') =>
  app.call<Problem>('revokeCertificates', 'admin', { body: { certificate_ids, reason } });
const verify = (code: string, from?: string) =>
  app.call<Answer<'verifyCertificate'> & Problem>('verifyCertificate', null, {
    path: { code },
    ...(from !== undefined && { from }),
  });
const states = async () => {
  const { body } = await app.call<Answer<'listClassCertificates'>>('listClassCertificates', 'admin', {
    path: { id: classId },
    query: { limit: 100 },
  });
  return new Map(body.data.map(({ id, state }) => [id, state]));
};

test('the list says why somebody has not earned the certificate, as the result of that student does', async () => {
  const { body } = await app.call<Answer<'listClassCertificates'>>('listClassCertificates', 'teacher', {
    path: { id: classId },
    query: { limit: 100 },
  });
  const missing = new Map(body.data.map((row) => [row.id, row.missing]));
  const explained = await app.call<Answer<'explainCourseResult'>>('explainCourseResult', 'teacher', {
    path: { id: classId, user_id: otherStudent.id },
  });
  expect(missing.get(otherStudent.id)).not.toEqual([]);
  expect(missing.get(otherStudent.id)).toEqual(explained.body.data.missing);
  expect(missing.get(student.id)).toEqual([]);
});

test('the list says which certificate the course has, and who may choose it', async () => {
  const listed = async (as: 'admin' | 'teacher') =>
    (await app.call<Answer<'listClassCertificates'>>('listClassCertificates', as, { path: { id: classId } }))
      .body.course_certificate;
  const editable_course_id = await courseOf();
  expect(await listed('admin')).toEqual({ template_name: 'Chứng chỉ an toàn', editable_course_id });
  await choose(false, null);
  expect(await listed('admin')).toEqual({ template_name: null, editable_course_id });
  await app.database
    .updateTable('course')
    .set({ created_by: people.admin.id, teacher_id: null })
    .where('id', '=', editable_course_id)
    .execute();
  expect(await listed('teacher')).toEqual({ template_name: null, editable_course_id: null });
});

test('is issued by hand, once, to whoever has earned it', async () => {
  expect((await states()).get(student.id)).toBe('earned');
  const { name } = otherStudent;
  expect((await issue([student.id, otherStudent.id])).body.data).toMatchObject({
    state: 'done',
    total: 2,
    settled: 2,
    issued: 1,
    left_out: [{ id: otherStudent.id, name, reason: 'not_earned', letters: [] }],
    failure: null,
  });
  expect((await issue([student.id])).body.data).toMatchObject({
    issued: 0,
    left_out: [{ id: student.id, name: student.name, reason: 'has_one', letters: [] }],
  });
  const [certificate] = await own();
  expect(await own()).toHaveLength(1);
  expect(certificate).toMatchObject({
    number: '2026-000001',
    status: 'valid',
    score: 92.5,
    rating: 'excellent',
    expires_at: null,
  });
  expect(await states()).toEqual(
    new Map([...(await states())].map(([id, state]) => [id, id === student.id ? 'valid' : state])),
  );
  expect(await auditOf(app.database, 'certificate', certificate?.id ?? '')).toHaveLength(1);
  await app.database
    .selectFrom('notification_event')
    .select('type')
    .where('type', '=', 'CertificateIssued')
    .executeTakeFirstOrThrow();
});

test('who has not earned it in a class that has ended will not, and is found so', async () => {
  expect((await states()).get(otherStudent.id)).toBe('none');
  const classroom = app.database.updateTable('classroom').where('id', '=', classId);
  const { ends_at } = await app.database
    .selectFrom('classroom')
    .select('ends_at')
    .where('id', '=', classId)
    .executeTakeFirstOrThrow();
  await classroom.set({ ends_at: app.clock.now() }).execute();
  const found = await app.call<Answer<'listClassCertificates'>>('listClassCertificates', 'admin', {
    path: { id: classId },
    query: { 'fieldName[]': ['state'], 'keyword[]': ['missed'], limit: 100 },
  });
  const missed = [...(await states())].flatMap(([id, state]) => (state === 'missed' ? [id] : []));
  await classroom.set({ ends_at }).execute();
  expect(missed).toContain(otherStudent.id);
  expect(missed).not.toContain(student.id);
  expect(found.body.data.map(({ id }) => id).toSorted()).toEqual(missed.toSorted());
});

test('whose name cannot be printed gets none, and is told which letters it is', async () => {
  const rename = (name: string) =>
    app.database.updateTable('user_account').set({ name }).where('id', '=', student.id).execute();
  await rename('王力 Nguyễn');
  const leftOut = (await issue([student.id])).body.data.left_out;
  expect(leftOut).toEqual([
    { id: student.id, name: '王力 Nguyễn', reason: 'unprintable_name', letters: ['王', '力'] },
  ]);
  await rename(student.name);
  const copy = app.database.updateTable('classroom_course_copy').where('classroom_id', '=', classId);
  const { name } = await app.database
    .selectFrom('classroom_course_copy')
    .select('name')
    .where('classroom_id', '=', classId)
    .executeTakeFirstOrThrow();
  await copy.set({ name: '安全' }).execute();
  const [other] = (await issue([student.id])).body.data.left_out;
  await copy.set({ name }).execute();
  expect([other?.reason, other?.letters]).toEqual(['unprintable_course', ['安', '全']]);
  expect(await own()).toEqual([]);
  expect((await issue([student.id])).body.data.issued).toBe(1);
});

test('two who issue at the same time issue one', async () => {
  const answers = await Promise.all([issue([student.id]), issue([student.id])]);
  expect(answers.map(({ body }) => body.data.issued).toSorted()).toEqual([0, 1]);
  expect(await own()).toHaveLength(1);
});

test('a class without a template, and somebody who is not in it, get none', async () => {
  expect((await issue(['999999'])).body.errors).toHaveProperty('user_ids');
  await choose(false, null);
  expect((await issue([student.id])).body.code).toBe('courseHasNoCertificate');
});

test('a revoked one says so, is not printed, and can be issued anew', async () => {
  await issue([student.id]);
  const [first] = await own();
  if (!first) throw new Error('There is no certificate.');
  expect((await revoke([first.id], '  ')).body.errors).toHaveProperty('reason');
  expect((await revoke([first.id])).status).toBe(200);
  expect((await revoke([first.id])).body.code).toBe('certificateRevoked');
  expect((await own())[0]).toMatchObject({ status: 'revoked', reason: 'Cấp nhầm người' });
  const { body } = await app.call<Answer<'explainCourseResult'>>('explainCourseResult', 'student', {
    path: { id: classId, user_id: student.id },
  });
  expect(body.data.certificate).toMatchObject({
    id: first.id,
    number: first.number,
    status: 'revoked',
    reason: 'Cấp nhầm người',
  });
  const printed = await app.call<Problem>('printCertificate', 'student', { path: { id: first.id } });
  expect(printed.body.code).toBe('certificateRevoked');
  expect((await verify(first.code)).body.data).toMatchObject({
    status: 'revoked',
    revoked_at: app.clock.now().toISOString(),
  });
  expect((await issue([student.id])).body.data).toMatchObject({ issued: 1, left_out: [] });
  expect((await own()).map(({ status }) => status)).toEqual(['valid', 'revoked']);
});

test('the document has the facts as they were, as text', async () => {
  await issue([student.id]);
  const [certificate] = await own();
  await app.database
    .updateTable('user_account')
    .set({ name: 'Tên Khác' })
    .where('id', '=', student.id)
    .execute();
  const printed = await app.call('printCertificate', 'student', { path: { id: certificate?.id ?? '' } });
  await app.database
    .updateTable('user_account')
    .set({ name: student.name })
    .where('id', '=', student.id)
    .execute();
  expect(printed.headers['content-type']).toBe('application/pdf');
  const [text = ''] = await pdfPages(printed.raw.rawPayload);
  expect(text).toContain(student.name);
  expect(text).toContain(certificate?.course_name);
  expect(text).toContain(certificate?.code);
  expect(
    (await app.call('printCertificate', 'otherStudent', { path: { id: certificate?.id ?? '' } })).status,
  ).toBe(404);
});

test('nobody asks for codes without end', async () => {
  const code = certificateCode(new Uint8Array(64).fill(9));
  const answers = [];
  // oxlint-disable-next-line no-await-in-loop -- one after the other
  for (let count = 0; count < 121; count += 1) answers.push((await verify(code, '203.0.113.7')).status);
  expect(answers.filter((status) => status === 404)).toHaveLength(120);
  expect(answers.at(-1)).toBe(429);
  expect((await verify(code, '203.0.113.8')).status).toBe(404);
});

test('a changed template does not change what is issued', async () => {
  await issue([student.id]);
  const designs = () =>
    app.database.selectFrom('certificate_design').select('id').where('template_id', '=', template).execute();
  const before = await designs();
  await app.call('editCertificateTemplate', 'superAdmin', {
    path: { id: template },
    body: { name: 'Chứng chỉ an toàn', orientation: 'landscape', lang: 'vi', valid_months: null },
  });
  expect(await designs()).toHaveLength(before.length + 1);
  const removed = await app.call<Problem>('deleteCertificateTemplates', 'superAdmin', {
    body: { certificate_ids: [template] },
  });
  expect(removed.body.code).toBe('certificateTemplateIssued');
});

test('anybody verifies a code: valid, expired, unknown and mistyped are told apart', async () => {
  await app.database
    .updateTable('certificate_template')
    .set({ valid_months: 1 })
    .where('id', '=', template)
    .execute();
  await issue([student.id]);
  const [certificate] = await own();
  const code = certificate?.code ?? '';
  expect((await verify(code.toLowerCase().replaceAll('-', ' '))).body.data).toEqual({
    status: 'valid',
    number: certificate?.number,
    code,
    person_name: student.name,
    course_name: certificate?.course_name,
    company_name: expect.any(String) as string,
    // Not written on it.
    score: null,
    rating: null,
    issued_at: certificate?.issued_at,
    expires_at: certificate?.expires_at,
    revoked_at: null,
  });
  const unknown = await verify(certificateCode(new Uint8Array(64).fill(7)));
  expect([unknown.status, unknown.body.code]).toEqual([404, 'certificateUnknown']);
  const mistyped = await verify(`${code.slice(0, -1)}${code.endsWith('2') ? '3' : '2'}`);
  expect([mistyped.status, mistyped.body.code]).toEqual([422, 'certificateCodeMistyped']);
  const fields = (['score', 'rating'] as const).map((kind) => newField(kind, 'landscape'));
  await sql`update certificate_design set fields = fields || ${JSON.stringify(fields)}::jsonb
    where id = (select design_id from certificate where code = ${code})`.execute(app.database);
  expect((await verify(code)).body.data).toMatchObject({ score: 92.5, rating: 'excellent' });
  app.clock.pass({ days: 40 });
  expect((await verify(code)).body.data.status).toBe('expired');
});
