import type { ClassChange } from '@sen/api/contract/model';
import { people } from '@sen/api/fixtures/people';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newAssignment } from '../../testing/newAssignment.ts';
import { changeOf, TestClasses } from '../../testing/TestClasses.ts';

let classes: TestClasses;
beforeAll(async () => {
  classes = await TestClasses.start();
});
afterAll(() => classes.stop());

describe('changing a class', () => {
  test('replaces its facts and notifies of a new teacher and new times', async () => {
    const classroom = await classes.added({ student_ids: [people.student.id] });
    const moved = { classroom_end_time: classes.hours(400), teacher_id: people.otherTeacher.id };
    const { status, body } = await classes.edit(
      classroom,
      changeOf(classroom, { ...moved, classroom_name: 'Tên mới' }),
    );
    expect(status, JSON.stringify(body)).toBe(200);
    expect(body.data).toMatchObject({ ...moved, classroom_name: 'Tên mới', version: 2 });
    expect(await classes.notified('ClassTeacherAssigned', classroom)).toEqual([
      [people.teacher.id],
      [people.otherTeacher.id],
    ]);
    expect(await classes.notified('ClassTeacherReplaced', classroom)).toEqual([[people.teacher.id]]);
    expect(await classes.notified('ClassTimesChanged', classroom)).toEqual([[people.student.id]]);
    expect([await classes.seen(classroom, 'teacher'), await classes.seen(classroom, 'otherTeacher')]).toEqual(
      [404, 200],
    );
  });

  test('of an older version is refused and says who saved', async () => {
    const classroom = await classes.added();
    await classes.edit(classroom, changeOf(classroom, { classroom_name: 'Lần một' }), 'teacher');
    const { body } = await classes.edit(classroom, changeOf(classroom, { classroom_name: 'Lần hai' }));
    expect(body).toMatchObject({ status: 409, code: 'classChanged' });
    expect(body.message).toContain(people.teacher.name);
  });

  test('that leaves an exam outside of the class is refused and names it', async () => {
    const classroom = await classes.added();
    await newAssignment(classes.app, {
      classroom_id: classroom.id,
      exam_id: classes.assignable,
      starts_at: new Date(classes.hours(10)),
      ends_at: new Date(classes.hours(20)),
    });
    const codesOf = async (change: Partial<ClassChange>) => {
      const { body } = await classes.edit(classroom, changeOf(classroom, change));
      expect(JSON.stringify(body.errors)).toContain('Nối đất');
      return body.codes;
    };
    expect(await codesOf({ classroom_start_time: classes.hours(10) })).toEqual({
      classroom_start_time: 'examBeforeClassStart',
    });
    expect(await codesOf({ classroom_end_time: classes.hours(20) })).toEqual({
      classroom_end_time: 'examAfterClassEnd',
    });
  });

  test('while an exam is assigned leaves no exam outside of the class', async () => {
    const classroom = await classes.added({ student_ids: [people.student.id] });
    const body = {
      survey_id: classes.assignable,
      start_time: classes.hours(100),
      end_time: classes.hours(200),
      duration_minutes: 45,
      retakes: 1,
      deduction_percent: 10,
      questions_per_page: 5,
    };
    const [assigned, changed] = await Promise.all([
      classes.app.call('assignExam', 'admin', { path: { id: classroom.id }, body }),
      classes.edit(classroom, changeOf(classroom, { classroom_end_time: classes.hours(150) })),
    ]);
    expect([assigned.status, changed.status].toSorted()).toEqual([200, 422]);
  });

  test('ends with the class', async () => {
    const classroom = await classes.added();
    await classes.app.database
      .updateTable('classroom')
      .set({ ends_at: classes.app.clock.now() })
      .where('id', '=', classroom.id)
      .execute();
    for (const who of ['superAdmin', 'admin', 'teacher'] as const)
      expect((await classes.edit(classroom, changeOf(classroom), who)).body).toMatchObject({
        status: 409,
        code: 'classEnded',
      });
  });
});
