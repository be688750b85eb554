import type { Answer, Problem } from '@sen/api/contract/model';
import { people } from '@sen/api/fixtures/people';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readResults } from '../../store/completion/courseResults.ts';
import { settleResults } from '../../testing/settleResults.ts';
import { startRuledCourse } from '../../testing/startRuledCourse.ts';
import type { TestApp } from '../../testing/TestApp.ts';

type Preview = Answer<'previewCourseRule'> & Problem;
type Ruled = Answer<'getCourseRule'> & Problem;

let app: TestApp;
let id: string;
beforeAll(async () => {
  ({ app, id } = await startRuledCourse());
});
afterAll(() => app.stop());

const edit = (completion_score: number) =>
  app.database.updateTable('course').set({ completion_score }).where('id', '=', id).execute();
const read = () => app.call<Ruled>('getCourseRule', 'admin', { path: { id } });
const preview = () => app.call<Preview>('previewCourseRule', 'admin', { path: { id }, query: { limit: 5 } });
const apply = (basis: string, reason = 'Theo quy chế mới') =>
  app.call<Ruled>('applyCourseRule', 'admin', {
    path: { id },
    as: 'json',
    body: { reason, basis, ended: false },
  });
const undo = (change_id: string) => app.call<Ruled>('undoCourseRule', 'admin', { path: { id, change_id } });
const completion = async () => {
  await settleResults(app);
  return (await readResults(app.database, '1', [people.student.id]))[0]?.completion;
};

test('a class as its course has nothing to take over', async () => {
  expect(await completion()).toBe('pass');
  expect((await read()).body.data.classes).toMatchObject([{ id: '1', state: 'same', differences: [] }]);
  expect((await apply('any')).body).toMatchObject({ status: 409, code: 'ruleChangesNothing' });
});

test('first who moves, then once, audited, and undone', async () => {
  await edit(9);
  expect((await read()).body.data.classes).toMatchObject([
    {
      state: 'differs',
      differences: [{ what: 'completion_score', survey_title: null, before: 5, after: 9 }],
    },
  ]);
  const seen = (await preview()).body;
  expect(seen).toMatchObject({
    total: 1,
    data: [
      {
        student: { id: people.student.id },
        classroom_id: '1',
        kind: 'lost',
        before: { completion: 'pass', score: 8 },
        after: { completion: 'not_completed', score: 8 },
      },
    ],
    consequences: { classes: 1, pending: 0, lost: 1, gained: 0, adjusted: 0 },
  });
  expect(await completion()).toBe('pass');

  const { basis } = seen.consequences;
  expect((await apply(basis, ' ')).body).toMatchObject({
    status: 422,
    codes: { reason: expect.any(String) },
  });
  const applied = await apply(basis);
  expect(applied.body.data).toMatchObject({
    classes: [{ state: 'same' }],
    changes: [{ reason: 'Theo quy chế mới', class_count: 1, lost: 1, undone_at: null }],
  });
  expect(await completion()).toBe('not_completed');
  expect((await apply(basis)).body).toMatchObject({ status: 409, code: 'ruleChangesNothing' });

  const first = applied.body.data.changes[0]?.id ?? '0';
  await edit(7);
  const second = (await apply((await preview()).body.consequences.basis)).body.data.changes[0]?.id ?? '0';
  expect(await completion()).toBe('pass');
  expect((await undo(first)).body).toMatchObject({ status: 409, code: 'ruleChangeNewer' });
  expect((await undo(second)).status).toBe(200);
  expect(await completion()).toBe('not_completed');
  expect((await undo(second)).body).toMatchObject({ status: 409, code: 'ruleChangeUndone' });
  expect((await undo(first)).status).toBe(200);
  expect(await completion()).toBe('pass');

  const audited = await app.database
    .selectFrom('audit_log')
    .select('action')
    .where('subject_id', '=', id)
    .where('action', 'in', ['course.ruleApplied', 'course.ruleUndone'])
    .orderBy('id')
    .execute();
  expect(audited.map(({ action }) => action)).toEqual([
    'course.ruleApplied',
    'course.ruleApplied',
    'course.ruleUndone',
    'course.ruleUndone',
  ]);
  const told = await app.database
    .selectFrom('notification_event')
    .select('recipients')
    .where('type', '=', 'CompletionCorrected')
    .execute();
  expect(told.map(({ recipients }) => recipients.map(String))).toEqual(
    Array.from({ length: 4 }, () => [people.student.id]),
  );
});

test('a result or a course that changed since the preview makes it stale', async () => {
  await edit(9);
  const { basis } = (await preview()).body.consequences;
  await edit(8.5);
  expect((await apply(basis)).body).toMatchObject({ status: 409, code: 'ruleChangeStale' });
});

test('a class whose completion score was corrected keeps its scores, one with other exams keeps all', async () => {
  const { database } = app;
  const { id: correction } = await database
    .insertInto('correction')
    .values({
      assignment_id: null,
      classroom_id: '1',
      settled: true,
      change: JSON.stringify({ kind: 'threshold', completion_score: 6 }),
      reason: '',
      created_by: people.teacher.id,
      created_at: app.clock.now(),
      undone_by: null,
      undone_at: null,
      changed_students: 0,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  expect((await read()).body.data.classes).toMatchObject([{ state: 'same', keeps_scores: true }]);
  await database.deleteFrom('correction').where('id', '=', correction).execute();
  const { id: chapter_id } = await database
    .selectFrom('course_chapter')
    .select('id')
    .where('course_id', '=', id)
    .executeTakeFirstOrThrow();
  await database
    .insertInto('course_chapter_exam')
    .values({ course_id: id, id: chapter_id, chapter_id, position: 9, exam_id: '1', weight: 100 })
    .execute();
  expect((await read()).body.data.classes).toMatchObject([{ state: 'other_exams', differences: [] }]);
});
