import { afterAll, beforeAll, expect, test } from 'vitest';
import { people } from '@sen/api/fixtures/people';
import type { Answer } from '@sen/api/contract/model';
import { newAssignment } from '../../testing/newAssignment.ts';
import { Sitting } from '../../testing/Sitting.ts';
import { TestApp } from '../../testing/TestApp.ts';

let app: TestApp;
let assignment: string;
beforeAll(async () => {
  app = await TestApp.start({ demo: true });
  assignment = await newAssignment(app);
});
afterAll(() => app.stop());

const list = (as: keyof typeof people, user_id = people.student.id) =>
  app.call<Answer<'listHandedIn'>>('listHandedIn', as, { path: { id: assignment, user_id } });

test('contains what the person of the address has handed in, newest first', async () => {
  const first = await Sitting.begin(app, 'student', assignment);
  expect((await list('teacher')).body.data.attempts).toEqual([]);
  await first.submit();
  const second = await Sitting.begin(app, 'student', assignment);
  await second.submit();
  for (const as of ['teacher', 'admin', 'student'] as const) {
    const { data } = (await list(as)).body;
    expect(data.attempts.map(({ id, number }) => [id, number])).toEqual([
      [second.attempt.id, 1],
      [first.attempt.id, 0],
    ]);
    expect(data.student).toMatchObject({ id: people.student.id, name: people.student.name });
    expect(data).toMatchObject({ assignment_id: assignment, survey_id: first.attempt.survey_id });
  }
  expect((await list('teacher', people.otherStudent.id)).body.data.attempts).toEqual([]);
});

test('is of participants alone, and closed to other students', async () => {
  expect((await list('teacher', people.admin.id)).status).toBe(404);
  expect((await list('student', people.otherStudent.id)).status).toBe(404);
});

test('stays when the student has left the class', async () => {
  const { classroom_id } = await app.database
    .selectFrom('assignment')
    .select('classroom_id')
    .where('id', '=', assignment)
    .executeTakeFirstOrThrow();
  await app.database
    .deleteFrom('classroom_student')
    .where('classroom_id', '=', classroom_id)
    .where('user_id', 'in', [people.student.id, people.otherStudent.id])
    .execute();
  for (const as of ['teacher', 'student'] as const)
    expect((await list(as)).body.data.attempts).toHaveLength(2);
  expect((await list('teacher', people.otherStudent.id)).status).toBe(404);
});
