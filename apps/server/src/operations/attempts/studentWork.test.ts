import { people, secondCompany } from '@sen/api/fixtures/people';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { newAssignment } from '../../testing/newAssignment.ts';
import { TestResets } from '../../testing/TestResets.ts';

let resets: TestResets;
const { student, otherStudent, teacher } = people;

beforeAll(async () => {
  resets = await TestResets.start();
});
beforeEach(() => resets.assign());
afterAll(() => resets.stop());

describe('one student’s work', () => {
  test('has every exam of the student with its attempts', async () => {
    const first = await resets.handedIn();
    const second = await resets.begin();
    const told = await resets.work();
    expect(told).toMatchObject({
      in_class: true,
      may_reset: true,
      may_restore: false,
      student: { id: student.id },
    });
    expect(resets.examOf(told)).toMatchObject({ takes_part: true, attempts_left: 0, retake_refusal: null });
    expect(resets.examOf(told).attempts).toMatchObject([
      {
        id: first.attempt.id,
        number: 0,
        state: 'submitted',
        submitted_by: 'student',
        deduction_percent: 0,
        reset: null,
      },
      { id: second.attempt.id, number: 1, state: 'in_progress', final_score: null, deduction_percent: 10 },
    ]);
    expect((await resets.work(student.id, 'admin')).may_restore).toBe(true);
  });

  test('leaves out exams for others, and is nobody’s who was never in the class', async () => {
    const few = await newAssignment(resets.app, { everyone: false });
    await resets.app.database
      .insertInto('assignment_participant')
      .values({ assignment_id: few, user_id: otherStudent.id })
      .execute();
    const ids = async (id: string) =>
      (await resets.work(id)).surveys.map(({ assignment_id }) => assignment_id);
    expect(await ids(student.id)).not.toContain(few);
    expect(await ids(otherStudent.id)).toContain(few);
    const foreign = await resets.app.database
      .selectFrom('user_account')
      .select('id')
      .where('company_id', '=', secondCompany.id)
      .executeTakeFirstOrThrow();
    for (const user_id of [teacher.id, foreign.id, '987654321'])
      expect((await resets.app.call('getStudentWork', 'admin', { path: { id: '1', user_id } })).status).toBe(
        404,
      );
    for (const as of ['otherTeacher', 'student'] as const)
      expect(
        (await resets.app.call('getStudentWork', as, { path: { id: '1', user_id: student.id } })).status,
      ).toBe(as === 'student' ? 403 : 404);
  });
});
