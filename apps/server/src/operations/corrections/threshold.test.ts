import type { Answer, CorrectionChange, CourseCompletion, Problem } from '@sen/api/contract/model';
import { people } from '@sen/api/fixtures/people';
import { questionSamples } from '@sen/api/fixtures/questions';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { thresholdMoves } from '../../store/corrections/thresholdMoves.ts';
import { completionsOf } from '../../store/completion/completionFacts.ts';
import { newAssignment } from '../../testing/newAssignment.ts';
import { Sitting } from '../../testing/Sitting.ts';
import { TestApp } from '../../testing/TestApp.ts';

type Preview = Answer<'previewCorrection'> & Problem;
type Applied = Answer<'applyCorrection'> & Problem;

let app: TestApp;
let id: string;
/** A class whose final exam alone decides: 5 points are needed, the student has 8, the other student none. */
beforeAll(async () => {
  app = await TestApp.start({ demo: true });
  const { database } = app;
  await database.deleteFrom('attempt').execute();
  await database.deleteFrom('assignment').where('classroom_id', '=', '1').execute();
  await database.deleteFrom('classroom_session').where('classroom_id', '=', '1').execute();
  await database.deleteFrom('classroom_chapter_exam').where('classroom_id', '=', '1').execute();
  await database
    .updateTable('classroom_course_copy')
    .set({ completion_score: 5, final_exam_id: '1', average: 40, certificate_score: null })
    .where('classroom_id', '=', '1')
    .execute();
  app.clock.set('2026-11-21T02:00:00Z');
  id = await newAssignment(app);
  for (const [who, kind] of [
    ['student', 'right'],
    ['otherStudent', 'wrong'],
  ] as const) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    const sitting = await Sitting.begin(app, who, id);
    // oxlint-disable-next-line no-await-in-loop -- one student after the other
    await sitting.saveOne('one_choice', questionSamples.one_choice[kind]);
    // oxlint-disable-next-line no-await-in-loop -- one student after the other
    await sitting.submit();
  }
});
afterAll(() => app.stop());

const threshold = (completion_score: number): CorrectionChange => ({ kind: 'threshold', completion_score });
const preview = (change: CorrectionChange) =>
  app.call<Preview>('previewCorrection', 'teacher', { path: { id }, as: 'json', body: { change } });
const apply = (change: CorrectionChange, basis: string) =>
  app.call<Applied>('applyCorrection', 'teacher', {
    path: { id },
    as: 'json',
    body: { change, reason: 'Theo quy chế mới', basis },
  });
const completion = async (who: 'student' | 'otherStudent'): Promise<CourseCompletion | undefined> =>
  (await completionsOf(app.database, ['1'], people[who].id, app.clock.now())).get('1');
const listed = async () =>
  (await app.call<Answer<'listCorrections'>>('listCorrections', 'teacher', { path: { id } })).body.data;

test('another completion score first says who passes and who no longer does, then counts once, and is undone', async () => {
  expect(await completion('student')).toBe('pass');
  expect(await completion('otherStudent')).toBe('not_completed');
  const seen = (await preview(threshold(9))).body.data;
  expect(seen).toMatchObject({
    changed: 1,
    moves: [],
    completions: [{ student: { id: people.student.id }, before: 'pass', after: 'not_completed' }],
  });
  expect(await completion('student')).toBe('pass');
  const { body } = await apply(threshold(9), seen.basis);
  expect(body.data).toMatchObject({ settled: true, changed: 1, created_by: { id: people.teacher.id } });
  expect(await completion('student')).toBe('not_completed');
  expect(await listed()).toMatchObject({ completion_score: 9 });
  expect((await apply(threshold(9), seen.basis)).body).toMatchObject({ code: 'correctionStale' });

  const lower = (await preview(threshold(0))).body.data;
  expect(lower.completions.map(({ student }) => student.id)).toEqual(
    expect.arrayContaining([people.student.id, people.otherStudent.id]),
  );
  const second = await apply(threshold(0), lower.basis);
  expect(await completion('otherStudent')).toBe('pass');
  const undo = (correction_id: string) =>
    app.call<Applied>('undoCorrection', 'teacher', { path: { id, correction_id } });
  expect((await undo(body.data.id)).body).toMatchObject({ code: 'correctionNewer' });
  expect((await undo(second.body.data.id)).status).toBe(200);
  expect((await undo(body.data.id)).status).toBe(200);
  expect([await completion('student'), await completion('otherStudent')]).toEqual(['pass', 'not_completed']);
  const audited = await app.database
    .selectFrom('audit_log')
    .select(['action', 'details'])
    .where('subject_id', '=', id)
    .where('action', '=', 'correction.applied')
    .orderBy('id')
    .execute();
  expect(audited.map(({ details }) => details)).toMatchObject([
    { change: 'threshold', before: 5, after: 9 },
    { change: 'threshold', before: 9, after: 0 },
  ]);
});

test('who passes now, or no longer does, is told it, also by the undo', async () => {
  await app.database.deleteFrom('notification_event').execute();
  const told = async () => {
    const rows = await app.database
      .selectFrom('notification_event')
      .select(['recipients', 'facts', 'caused_by'])
      .where('type', '=', 'CompletionCorrected')
      .orderBy('id')
      .execute();
    return rows.map(({ recipients, facts, caused_by }) => ({
      to: recipients.map(String),
      by: caused_by,
      ...facts,
    }));
  };
  const { student, teacher } = people;
  const change = threshold(9);
  const { body } = await apply(change, (await preview(change)).body.data.basis);
  const first = { to: [student.id], by: teacher.id, classroom_id: '1', completion: 'not_completed' };
  expect(await told()).toEqual([expect.objectContaining({ ...first, before: 5, after: 9 })]);
  await app.call<Applied>('undoCorrection', 'teacher', { path: { id, correction_id: body.data.id } });
  expect((await told()).at(-1)).toMatchObject({
    to: [student.id],
    by: teacher.id,
    completion: 'pass',
    before: 9,
    after: 5,
  });
  expect(await told()).toHaveLength(2);
});

test('an exam in which the score was corrected may be withdrawn: the score is of the class', async () => {
  const { database } = app;
  const unused = await newAssignment(app);
  const path = { id: unused };
  const asked = { change: threshold(9) };
  const seen = await app.call<Preview>('previewCorrection', 'teacher', { path, as: 'json', body: asked });
  const { body } = await app.call<Applied>('applyCorrection', 'teacher', {
    path,
    as: 'json',
    body: { ...asked, reason: 'Theo quy chế mới', basis: seen.body.data.basis },
  });
  const { classroom_id } = await database
    .selectFrom('assignment')
    .select('classroom_id')
    .where('id', '=', unused)
    .executeTakeFirstOrThrow();
  const withdraw = () =>
    app.call<Problem>('withdrawAssignment', 'teacher', {
      path: { id: classroom_id, assignment_id: unused },
    });
  expect((await withdraw()).status).toBe(200);
  expect(await completion('student')).toBe('not_completed');
  // Any exam of the class undoes it.
  const undone = await app.call('undoCorrection', 'teacher', { path: { id, correction_id: body.data.id } });
  expect(undone.status).toBe(200);
  expect(await completion('student')).not.toBe('not_completed');
});

test('the list is read with as many queries for a class as for one student', async () => {
  const { moves, queries } = await countedMoves();
  expect(moves.students).toBeGreaterThan(2);
  // One of them reads the scores that were entered from a file.
  expect(queries).toBeLessThanOrEqual(6);
});

async function countedMoves() {
  let queries = 0;
  const counted = app.database.withPlugin({
    transformQuery: ({ node }) => {
      queries += 1;
      return node;
    },
    transformResult: async ({ result }) => result,
  });
  const now = app.clock.now();
  const moves = await thresholdMoves(counted, { classId: '1', before: 5, after: 9, now });
  return { moves, queries };
}

test('it is of the class: another exam of it shows it, and a result handed in meanwhile makes its preview stale', async () => {
  const other = await newAssignment(app);
  const seen = (await preview(threshold(7))).body.data;
  const sitting = await Sitting.begin(app, 'student', other);
  await sitting.submit();
  expect((await apply(threshold(7), seen.basis)).body).toMatchObject({ code: 'correctionStale' });
  const again = (await preview(threshold(7))).body.data;
  expect((await apply(threshold(7), again.basis)).status).toBe(200);
  const shown = await app.call<Answer<'listCorrections'>>('listCorrections', 'teacher', {
    path: { id: other },
  });
  expect(shown.body.data).toMatchObject({
    completion_score: 7,
    corrections: expect.arrayContaining([expect.objectContaining({ change: threshold(7) })]),
  });
});

test('it stays below the ratings, has two decimals and changes something', async () => {
  const now = (await listed()).completion_score ?? 0;
  for (const [score, code] of [
    [40, 'correctionThresholdTooHigh'],
    [7.125, 'correctionPointsWrong'],
    [now, 'correctionChangesNothing'],
  ] as const)
    expect((await preview(threshold(score))).body.codes).toEqual({ change: code });
});
