import type { Answer } from '@sen/api/contract/model';
import { people } from '@sen/api/fixtures/people';
import { questionSamples } from '@sen/api/fixtures/questions';
import { readXlsx } from 'hucre';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { insertTemplate } from '../testing/insertTemplate.ts';
import { newAssignment } from '../testing/newAssignment.ts';
import { pdfPages } from '../testing/pdfPages.ts';
import { settleResults } from '../testing/settleResults.ts';
import { Sitting } from '../testing/Sitting.ts';
import { TestApp } from '../testing/TestApp.ts';

let app: TestApp;
let assignment: string;
/** A class with one exam, which is its final one, whose certificate is issued by rule from 7 points on. */
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
  const { course_id } = await database
    .selectFrom('classroom')
    .select('course_id')
    .where('id', '=', '1')
    .executeTakeFirstOrThrow();
  const template_id = await insertTemplate(app, 'Chứng chỉ an toàn', people.superAdmin.id);
  const chosen = { path: { id: course_id ?? '' }, body: { template_id, by_rule: true } };
  expect((await app.call('setCourseCertificate', 'admin', chosen)).status).toBe(200);
  assignment = await newAssignment(app, { is_final: true });
  const sitting = await Sitting.begin(app, 'student', assignment);
  await sitting.saveOne('one_choice', questionSamples.one_choice.right);
  await sitting.submit();
});
afterAll(() => app.stop());

const set = async (values: { state: 'submitted' | 'marked'; final_score: number }) => {
  await app.database.updateTable('attempt').set(values).where('assignment_id', '=', assignment).execute();
  await settleResults(app);
};
const explained = async () =>
  (
    await app.call<Answer<'explainCourseResult'>>('explainCourseResult', 'student', {
      path: { id: '1', user_id: people.student.id },
    })
  ).body.data;
const kept = async () => {
  const { body } = await app.call<Answer<'getTranscript'>>('getTranscript', 'student', {
    path: { id: people.student.id },
  });
  return body.data.courses.find(({ classroom_id }) => classroom_id === '1')?.result;
};
const row = async () => {
  const { body } = await app.call<Answer<'listClassCertificates'>>('listClassCertificates', 'teacher', {
    path: { id: '1' },
  });
  return body.data.find(({ id }) => id === people.student.id);
};
const fileOf = async (format: 'pdf' | 'xlsx') =>
  (
    await app.call('getTranscriptFile', 'student', {
      path: { id: people.student.id },
      query: { format },
    })
  ).raw.rawPayload;
/** Brings its end to now: by then the sessions of this test have not ended. */
const endClass = async () => {
  const ends_at = app.clock.now();
  await app.database.updateTable('classroom').set({ ends_at }).where('id', '=', '1').execute();
  app.clock.pass({ seconds: 1 });
};
const open = { completion: 'not_completed', score: null, rating: null, certificate: false, waiting: true };

test('marks that are not all given earn nothing and miss nothing, before and after the end of the class', async () => {
  for (const isOver of [false, true]) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    if (isOver) await endClass();
    for (const final_score of [9.25, 1]) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      await set({ state: 'submitted', final_score });
      // oxlint-disable-next-line no-await-in-loop -- the same
      expect(await kept()).toEqual(open);
      // oxlint-disable-next-line no-await-in-loop -- the same
      const { result, missing, exams } = await explained();
      expect(result).toEqual(open);
      expect(missing).toEqual([{ what: 'unmarked', has: null, needs: 1 }]);
      expect(exams).toMatchObject([
        { best_score: null, waits: true, attempts: [{ final_score, waits: true }] },
      ]);
      // oxlint-disable-next-line no-await-in-loop -- the same
      expect(await row()).toMatchObject({
        state: 'none',
        earned: false,
        waiting: true,
        missing,
        certificate: null,
      });
    }
  }
});

test('its files say that the score waits', async () => {
  const [sheet] = (await readXlsx(await fileOf('xlsx'))).sheets;
  expect((sheet?.rows ?? []).some((cells) => cells.includes('Chờ chấm'))).toBe(true);
  expect((await pdfPages(await fileOf('pdf'))).join('\n').replaceAll(/\s+/g, ' ')).toContain('Chờ chấm');
});

test('the last mark settles the result, and issues the certificate', async () => {
  await set({ state: 'marked', final_score: 9.25 });
  const earned = { completion: 'pass', score: 9.25, rating: 'excellent', certificate: true, waiting: false };
  expect(await kept()).toEqual(earned);
  expect((await explained()).result).toEqual(earned);
  expect(await row()).toMatchObject({ state: 'valid', waiting: false });
});
