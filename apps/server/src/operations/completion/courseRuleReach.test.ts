import type { Answer, Problem } from '@sen/api/contract/model';
import { people } from '@sen/api/fixtures/people';
import { errorMessage } from '@sen/domain/errors/errorMessage';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readResults } from '../../store/completion/courseResults.ts';
import { settleResults } from '../../testing/settleResults.ts';
import { startRuledCourse } from '../../testing/startRuledCourse.ts';
import type { TestApp } from '../../testing/TestApp.ts';

type Preview = Answer<'previewCourseRule'> & Problem;
type Ruled = Answer<'getCourseRule'> & Problem;
type Who = 'admin' | 'superAdmin' | 'teacher';

let app: TestApp;
let id: string;
beforeAll(async () => {
  ({ app, id } = await startRuledCourse());
});
afterAll(() => app.stop());

const edit = (completion_score: number) =>
  app.database.updateTable('course').set({ completion_score }).where('id', '=', id).execute();
const read = async (who: Who = 'admin', query: Record<string, string | number | readonly string[]> = {}) =>
  (await app.call<Ruled>('getCourseRule', who, { path: { id }, query })).body.data;
const preview = async (ended = false) =>
  (await app.call<Preview>('previewCourseRule', 'admin', { path: { id }, query: { ended: String(ended) } }))
    .body;
const applyBy = (who: Who, basis: string, ended = false) =>
  app.call<Ruled>('applyCourseRule', who, {
    path: { id },
    as: 'json',
    body: { reason: 'Theo quy chế mới', basis, ended },
  });
/** Brings a completion score to the classes, and returns the id of the change. */
async function bring(completion_score: number): Promise<string> {
  await edit(completion_score);
  const { body } = await applyBy('admin', (await preview()).consequences.basis);
  return body.data.changes[0]?.id ?? '0';
}
const undo = (change_id: string, who: Who = 'admin') =>
  app.call<Ruled>('undoCourseRule', who, { path: { id, change_id } });
const completion = async () => {
  await settleResults(app);
  return (await readResults(app.database, '1', [people.student.id]))[0]?.completion;
};
const scoreOfClass = async () =>
  (
    await app.database
      .selectFrom('classroom_course_copy')
      .select('completion_score')
      .where('classroom_id', '=', '1')
      .executeTakeFirstOrThrow()
  ).completion_score;

/** Adds a class of the course, as it is now. */
async function addClass(number: number, teacher_id = people.teacher.id): Promise<string> {
  const { status, body } = await app.call<Answer<'addClass'>>('addClass', 'admin', {
    body: {
      course_id: id,
      classroom_name: `Lớp thêm ${number}`,
      classroom_code: `THEM-${number}`,
      classroom_start_time: '2027-01-01T00:00:00Z',
      classroom_end_time: '2027-02-01T00:00:00Z',
      teacher_id,
    },
  });
  expect(status).toBe(200);
  return body.data.id;
}

test('an undo that fails in the middle changes nothing', async () => {
  const change = await bring(9);
  expect(await completion()).toBe('not_completed');
  const told = async () =>
    (await app.database.selectFrom('notification_event').select('id').execute()).length;
  const before = await told();
  await sql`create function cut_undo() returns trigger language plpgsql as
    $$ begin if new.action = 'course.ruleUndone' then raise exception 'cut'; end if; return new; end $$`.execute(
    app.database,
  );
  await sql`create trigger cut_undo before insert on audit_log for each row execute function cut_undo()`.execute(
    app.database,
  );
  await expect(undo(change)).rejects.toThrow('undoCourseRule answered 500');
  await sql`drop trigger cut_undo on audit_log`.execute(app.database);
  expect(await completion()).toBe('not_completed');
  expect(await scoreOfClass()).toBe(9);
  expect(await told()).toBe(before);
  expect((await read()).changes[0]).toMatchObject({ undone_by: null, undone_at: null, undo_refusal: null });
  expect((await undo(change)).status).toBe(200);
  expect(await completion()).toBe('pass');
});

test('somebody else who brings it there in between is not overwritten', async () => {
  await edit(9);
  const { basis } = (await preview()).consequences;
  await edit(8.5);
  const theirs = (await preview()).consequences.basis;
  expect((await applyBy('superAdmin', theirs)).status).toBe(200);
  await edit(9);
  const refused = await applyBy('admin', basis);
  expect(refused.body).toMatchObject({
    status: 409,
    code: 'ruleChangeStale',
    message: errorMessage('ruleChangeStale', 'vi'),
  });
  expect(await scoreOfClass()).toBe(8.5);
  const older = (await read()).changes[0]?.id ?? '0';
  const newer = await bring(7);
  const [first, second] = (await read()).changes;
  expect(first).toMatchObject({ id: newer, undo_refusal: null });
  expect(second).toMatchObject({ id: older, undo_refusal: errorMessage('ruleChangeNewer', 'vi') });
  expect((await undo(older)).body).toMatchObject({ status: 409, code: 'ruleChangeNewer' });
  expect((await undo(newer)).status).toBe(200);
  expect((await undo(older)).status).toBe(200);
  expect((await read()).changes.map(({ undo_refusal }) => undo_refusal)).toEqual([null, null, null]);
});

test('whoever does not run all classes of a change is told so, and leaves it as it is', async () => {
  await edit(5);
  await addClass(1, people.otherTeacher.id);
  await app.database
    .updateTable('course')
    .set({ teacher_id: people.teacher.id })
    .where('id', '=', id)
    .execute();
  const change = await bring(6);
  expect((await read('teacher')).class_count).toBe(1);
  const message = errorMessage('ruleChangeOfOthers', 'vi');
  expect((await read('teacher')).changes[0]).toMatchObject({ id: change, undo_refusal: message });
  expect((await undo(change, 'teacher')).body).toMatchObject({
    status: 403,
    code: 'ruleChangeOfOthers',
    message,
  });
  expect(await scoreOfClass()).toBe(6);
  expect((await read()).changes[0]).toMatchObject({ id: change, undo_refusal: null });
  expect((await undo(change)).status).toBe(200);
});

test('a page of the classes has those first that differ', async () => {
  await edit(5);
  for (let number = 2; number <= 6; number++) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    await addClass(number);
  }
  await app.database
    .updateTable('classroom_course_copy')
    .set({ completion_score: 4 })
    .where('classroom_id', '=', '1')
    .execute();
  const { class_count, differing_count, classes } = await read('admin', { limit: 5 });
  expect({ class_count, differing_count }).toEqual({ class_count: 7, differing_count: 1 });
  expect(classes.map(({ id: of, state }) => (state === 'differs' ? of : state))).toEqual([
    '1',
    ...Array.from({ length: 4 }, () => 'same'),
  ]);
  expect((await read('admin', { limit: 5, page: 2 })).classes).toHaveLength(2);
  expect((await app.call('getCourseRule', 'admin', { path: { id }, query: { limit: 7 } })).status).toBe(422);
});

test('a class that has ended keeps its rule and its results unless it is asked for', async () => {
  await edit(5);
  await bring(5);
  await app.database
    .updateTable('classroom')
    .set({ starts_at: '2026-10-01T00:00:00Z', ends_at: '2026-11-21T01:00:00Z' })
    .where('id', '=', '1')
    .execute();
  expect(await completion()).toBe('pass');
  await edit(9);
  const running = await preview();
  expect(running).toMatchObject({ total: 0, consequences: { classes: 6, lost: 0 } });
  expect((await applyBy('admin', running.consequences.basis)).status).toBe(200);
  expect(await completion()).toBe('pass');
  expect(await scoreOfClass()).toBe(5);
  expect((await read()).differing_count).toBe(0);
  expect(await read('admin', { ended: 'true' })).toMatchObject({
    differing_count: 1,
    classes: [{ id: '1', state: 'differs' }, {}, {}, {}, {}, {}, {}],
  });

  const { consequences, data } = await preview(true);
  expect(consequences).toMatchObject({ classes: 1, lost: 1 });
  expect(data[0]).toMatchObject({ after: { completion: 'not_pass' } });
  // The basis of the running classes is that of other classes.
  expect((await applyBy('admin', running.consequences.basis, true)).body).toMatchObject({
    code: 'ruleChangeStale',
  });
  const { body } = await applyBy('admin', consequences.basis, true);
  expect(await completion()).toBe('not_pass');
  expect((await undo(body.data.changes[0]?.id ?? '0')).status).toBe(200);
  expect(await completion()).toBe('pass');
  expect(await scoreOfClass()).toBe(5);
});
