import { people } from '@sen/api/fixtures/people';
import { questionSamples } from '@sen/api/fixtures/questions';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readResults } from '../../store/completion/courseResults.ts';
import { pauseResults } from '../../store/completion/resultPauses.ts';
import { newAssignment } from '../../testing/newAssignment.ts';
import { settleResults } from '../../testing/settleResults.ts';
import { Sitting } from '../../testing/Sitting.ts';
import { TestApp } from '../../testing/TestApp.ts';

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
  await database.deleteFrom('course_result_clock').execute();
});
afterAll(() => app.stop());

const resultOf = async (who: 'student' | 'otherStudent') => {
  await settleResults(app);
  const [result] = await readResults(app.database, '1', [people[who].id]);
  if (!result) throw new Error(`${who} has no result.`);
  const { user_id: _, facts: _facts, ...shown } = result;
  return shown;
};
const nothing = {
  completion: 'not_completed',
  score: null,
  rating: null,
  certificate: false,
  waiting: false,
  completed_at: null,
};

test('what a student has reached follows the exam, its marks, the score to reach and the end of the class', async () => {
  const { database, clock } = app;
  expect(await resultOf('student')).toEqual(nothing);

  const assignment = await newAssignment(app, { is_final: true });
  const sitting = await Sitting.begin(app, 'student', assignment);
  await sitting.saveOne('one_choice', questionSamples.one_choice.right);
  expect(await resultOf('student')).toEqual(nothing);
  await sitting.submit();
  const completed_at = clock.now();
  const good = {
    completion: 'pass',
    score: 8,
    rating: 'good',
    certificate: true,
    waiting: false,
    completed_at,
  };
  expect(await resultOf('student')).toEqual(good);
  expect(await resultOf('otherStudent')).toEqual(nothing);

  // A result that changes the rating does not change since when the course is completed.
  clock.pass({ minutes: 1 });
  await database
    .updateTable('attempt')
    .set({ final_score: 6.5 })
    .where('assignment_id', '=', assignment)
    .execute();
  expect(await resultOf('student')).toEqual({ ...good, score: 6.5, rating: 'average', certificate: false });

  await database
    .updateTable('attempt')
    .set({ final_score: 4 })
    .where('assignment_id', '=', assignment)
    .execute();
  expect(await resultOf('student')).toEqual({ ...nothing, score: 4 });

  // Nothing of the class changes but the time.
  const { ends_at } = await database
    .selectFrom('classroom')
    .select('ends_at')
    .where('id', '=', '1')
    .executeTakeFirstOrThrow();
  clock.set(ends_at);
  clock.pass({ seconds: 1 });
  expect(await resultOf('student')).toEqual({ ...nothing, completion: 'not_pass', score: 4 });
  expect(await resultOf('otherStudent')).toEqual({ ...nothing, completion: 'unfinished' });
});

test('whoever leaves a class takes the result along, and a deleted class leaves nothing behind', async () => {
  const { database } = app;
  await database
    .deleteFrom('classroom_student')
    .where('classroom_id', '=', '1')
    .where('user_id', '=', people.otherStudent.id)
    .execute();
  await settleResults(app);
  expect(await readResults(database, '1', [people.otherStudent.id])).toEqual([]);
  expect(await database.selectFrom('course_result_due').select('id').execute()).toEqual([]);
});

test('two processes do not compute at the same time', async () => {
  const { database } = app;
  await database.updateTable('classroom').set({ published: false }).where('id', '=', '1').execute();
  await Promise.all([settleResults(app), settleResults(app)]);
  await settleResults(app);
  expect(await database.selectFrom('course_result_due').select('id').execute()).toEqual([]);
});

describe('a class whose results cannot be computed', () => {
  const pause = () =>
    app.database
      .selectFrom('course_result_pause')
      .select(['classroom_id', 'failures', 'until'])
      .executeTakeFirst();
  const dueClasses = async () =>
    new Set(
      (await app.database.selectFrom('course_result_due').select('classroom_id').execute()).map(
        ({ classroom_id }) => classroom_id,
      ),
    );
  const makeDue = (...classes: string[]) =>
    app.database
      .insertInto('course_result_due')
      .values(classes.map((classroom_id) => ({ classroom_id, user_id: null })))
      .execute();

  test('rests ever longer and lets the others go on, and goes on itself when it can', async () => {
    const { database, clock } = app;
    const other = await database
      .selectFrom('classroom')
      .innerJoin('classroom_student', 'classroom_student.classroom_id', 'classroom.id')
      .select('classroom.id')
      .where('course_id', 'is not', null)
      .where('classroom.id', '<>', '1')
      .executeTakeFirstOrThrow();
    await database.deleteFrom('course_result').execute();
    await sql
      .raw(
        `create function fails() returns trigger language plpgsql as $$ begin raise exception 'broken'; end $$`,
      )
      .execute(database);
    await sql
      .raw(
        `create trigger fails before insert on course_result for each row when (new.classroom_id = 1) execute function fails()`,
      )
      .execute(database);
    await makeDue('1', other.id);
    await expect(settleResults(app)).rejects.toThrow('not computed');
    expect(await dueClasses()).toEqual(new Set(['1']));
    expect((await readResults(database, other.id)).length).toBeGreaterThan(0);
    expect(await pause()).toEqual({
      classroom_id: '1',
      failures: 1,
      until: new Date(clock.now().getTime() + 5_000),
    });

    // While it rests it is not tried.
    await settleResults(app);
    clock.pass({ seconds: 5 });
    await expect(settleResults(app)).rejects.toThrow('not computed');
    expect(await pause()).toMatchObject({ failures: 2, until: new Date(clock.now().getTime() + 10_000) });

    await sql.raw('drop function fails cascade').execute(database);
    clock.pass({ seconds: 10 });
    await settleResults(app);
    expect(await dueClasses()).toEqual(new Set());
    expect((await readResults(database, '1')).length).toBeGreaterThan(0);
    expect(await pause()).toBeUndefined();
  });

  test('rests for an hour at most', async () => {
    const now = app.clock.now();
    await app.database
      .insertInto('course_result_pause')
      .values({ classroom_id: '1', failures: 40, until: now })
      .execute();
    const { failures, until } = (await pauseResults(app.database, '1', now)) ?? {};
    expect([failures, until]).toEqual([41, new Date(now.getTime() + 3_600_000)]);
    await app.database.deleteFrom('course_result_pause').execute();
  });
});
