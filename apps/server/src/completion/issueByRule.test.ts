import type { Answer } from '@sen/api/contract/model';
import { people } from '@sen/api/fixtures/people';
import { questionSamples } from '@sen/api/fixtures/questions';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { insertTemplate } from '../testing/insertTemplate.ts';
import { newAssignment } from '../testing/newAssignment.ts';
import { settleResults } from '../testing/settleResults.ts';
import { Sitting } from '../testing/Sitting.ts';
import { TestApp } from '../testing/TestApp.ts';

let app: TestApp;
/** A class with one exam, which is its final one, and 5 points to reach. */
beforeAll(async () => {
  app = await TestApp.start({ demo: true });
  const { database } = app;
  await database.deleteFrom('attempt').execute();
  await database.deleteFrom('assignment').where('classroom_id', '=', '1').execute();
  await database.deleteFrom('classroom_session').where('classroom_id', '=', '1').execute();
  await database.deleteFrom('classroom_chapter_exam').where('classroom_id', '=', '1').execute();
  await database
    .updateTable('classroom_course_copy')
    .set({ completion_score: 5, final_exam_id: '1', average: 6, good: 8, excellent: 9, certificate_score: 7 })
    .where('classroom_id', '=', '1')
    .execute();
  app.clock.set('2026-11-21T02:00:00Z');
});
afterAll(() => app.stop());

const own = async () =>
  (await app.call<Answer<'listOwnCertificates'>>('listOwnCertificates', 'student')).body.data;
const score = async (assignment: string, final_score: number) => {
  await app.database
    .updateTable('attempt')
    .set({ final_score })
    .where('assignment_id', '=', assignment)
    .execute();
  await settleResults(app);
};

test('is issued once, when the result earns it, and not for the past', async () => {
  const { database } = app;
  const { course_id } = await database
    .selectFrom('classroom')
    .select('course_id')
    .where('id', '=', '1')
    .executeTakeFirstOrThrow();
  const template_id = await insertTemplate(app, 'Chứng chỉ an toàn', people.superAdmin.id);
  const choose = (by_rule: boolean) =>
    app.call('setCourseCertificate', 'admin', {
      path: { id: course_id ?? '' },
      body: { template_id, by_rule },
    });
  await choose(false);
  const assignment = await newAssignment(app, { is_final: true });
  const sitting = await Sitting.begin(app, 'student', assignment);
  await sitting.saveOne('one_choice', questionSamples.one_choice.right);
  await sitting.submit();
  await settleResults(app);
  expect(await own()).toEqual([]);

  // Earned before: only another result does it.
  await choose(true);
  await score(assignment, 8.5);
  expect(await own()).toEqual([]);
  // Not while the name cannot be printed.
  const rename = (name: string) =>
    database.updateTable('user_account').set({ name }).where('id', '=', people.student.id).execute();
  await rename('王力');
  await score(assignment, 6);
  await score(assignment, 9.25);
  expect(await own()).toEqual([]);
  await rename(people.student.name);
  await score(assignment, 6);
  await score(assignment, 9.25);
  const [certificate] = await own();
  expect(certificate).toMatchObject({
    number: '2026-000001',
    status: 'valid',
    score: 9.25,
    rating: 'excellent',
  });

  // Neither again, nor after it was revoked; what was issued stays as it was.
  await score(assignment, 6);
  await score(assignment, 9.5);
  expect(await own()).toEqual([certificate]);
  const body = { certificate_ids: [certificate?.id ?? ''], reason: 'Cấp nhầm' };
  expect((await app.call('revokeCertificates', 'admin', { body })).status).toBe(200);
  await score(assignment, 6);
  await score(assignment, 9.5);
  expect((await own()).map(({ status }) => status)).toEqual(['revoked']);
  expect(await database.selectFrom('certificate').select('issued_by').execute()).toEqual([
    { issued_by: null },
  ]);
});
