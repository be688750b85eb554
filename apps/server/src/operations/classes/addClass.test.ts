import type { Answer, ClassDraft, Problem } from '@sen/api/contract/model';
import { people } from '@sen/api/fixtures/people';
import { draftOfCourse } from '@sen/domain/courses/draftOfCourse';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newAssignment } from '../../testing/newAssignment.ts';
import { changeOf, TestClasses } from '../../testing/TestClasses.ts';

let classes: TestClasses;
beforeAll(async () => {
  classes = await TestClasses.start();
});
afterAll(() => classes.stop());

describe('creating a class', () => {
  test('copies the course, which later changes of it do not reach', async () => {
    const course = await classes.newCourse();
    const classroom = await classes.added({ course_id: course.id });
    expect(classroom.course).toMatchObject({ course_name: course.course_name, completion_score: 50 });
    expect(classroom.chapters).toEqual(course.chapters);
    const later = { ...draftOfCourse(course), completion_score: 70, course_name: 'Tên khác' };
    const [chapter] = later.chapters;
    const changed = await classes.app.call<Problem>('saveCourse', 'admin', {
      body: { ...later, chapters: chapter ? [{ ...chapter, chapter_name: 'Chương khác' }] : [] },
    });
    expect(changed.status, JSON.stringify(changed.body)).toBe(200);
    const again = await classes.app.call<Answer<'getClass'>>('getClass', 'teacher', {
      path: { id: classroom.id },
    });
    expect(again.body.data).toMatchObject({ course: classroom.course, chapters: classroom.chapters });
  });

  test('notifies its teacher and its students, each once, not who creates it', async () => {
    const { student, otherStudent, teacher } = people;
    const classroom = await classes.added({ student_ids: [student.id, otherStudent.id, student.id] });
    expect(classroom.student_ids).toHaveLength(2);
    expect(await classes.notified('ClassTeacherAssigned', classroom)).toEqual([[teacher.id]]);
    expect(await classes.notified('ClassJoined', classroom)).toEqual([[student.id, otherStudent.id]]);
    const course = await classes.newCourse('teacher');
    const own = await classes.add(classes.draftFor(course.id), 'teacher');
    expect(await classes.notified('ClassTeacherAssigned', own.body.data)).toEqual([]);
  });

  test('is hidden from its students until it is published, who are notified then', async () => {
    const student_ids = [people.student.id];
    const hidden = await classes.added({ checkPublished: false, student_ids });
    const assigned = await newAssignment(classes.app, {
      classroom_id: hidden.id,
      exam_id: classes.assignable,
    });
    expect(await classes.notified('ClassJoined', hidden)).toEqual([]);
    expect([await classes.seen(hidden, 'student'), await classes.seen(hidden, 'teacher')]).toEqual([
      404, 200,
    ]);
    const exams = async () => {
      const { body } = await classes.app.call<Answer<'listAssignments'>>('listAssignments', 'student', {
        query: { limit: 100 },
      });
      return body.data.map(({ id }) => id);
    };
    expect(await exams()).not.toContain(assigned);
    const renamed = await classes.edit(hidden, changeOf(hidden, { classroom_name: 'Lớp còn ẩn' }));
    expect(renamed.body.data).toMatchObject({ classroom_name: 'Lớp còn ẩn', checkPublished: false });
    const { body } = await classes.edit(hidden, changeOf(renamed.body.data, { checkPublished: true }));
    expect(body.data.checkPublished).toBe(true);
    expect(await classes.notified('ClassJoined', hidden)).toEqual([student_ids]);
    expect(await classes.seen(hidden, 'student')).toBe(200);
    expect(await exams()).toContain(assigned);
  });

  test('counts who learns the course again', async () => {
    const { id } = await classes.newCourse();
    const both = [people.student.id, people.otherStudent.id];
    await classes.added({
      course_id: id,
      student_ids: [people.student.id],
      classroom_start_time: classes.hours(-48),
    });
    const later = await classes.added({ course_id: id, student_ids: both });
    expect(later.classroom_count_learn_again_students).toBe(1);
  });

  test.each<[string, Partial<ClassDraft>, string, string]>([
    ['a blank name', { classroom_name: '  ' }, 'classroom_name', 'thisFieldIsRequired'],
    ['a student as teacher', { teacher_id: people.student.id }, 'teacher_id', 'lecturerUnknown'],
    ['a teacher as student', { student_ids: [people.teacher.id] }, 'student_ids', 'studentsNotOfUnit'],
    ['a course that is gone', { course_id: '99999999' }, 'course_id', 'courseGone'],
  ])('with %s is refused at its field', async (_, change, field, code) => {
    const { id } = await classes.newCourse();
    const { status, body } = await classes.add(classes.draftFor(id, change));
    expect(status).toBe(422);
    expect(body.codes).toEqual({ [field]: code });
  });

  test('with a teacher of another unit is refused', async () => {
    const { id } = await classes.newCourse();
    const { body } = await classes.add(classes.draftFor(id, { teacher_id: classes.foreignTeacher }));
    expect(body.codes).toEqual({ teacher_id: 'lecturerUnknown' });
  });

  test('with times that cannot be is refused', async () => {
    const { id } = await classes.newCourse();
    const codesOf = async (change: Partial<ClassDraft>) =>
      (await classes.add(classes.draftFor(id, change))).body.codes;
    expect(await codesOf({ classroom_end_time: classes.hours(-2) })).toEqual({
      classroom_end_time: 'endNotAfterStart',
    });
    expect(
      await codesOf({ classroom_start_time: classes.hours(-9), classroom_end_time: classes.hours(-2) }),
    ).toEqual({
      classroom_end_time: 'endInThePast',
    });
  });

  test('needs a name of its own in the course and a code of its own in the unit', async () => {
    const { id } = await classes.newCourse();
    const first = await classes.added({ course_id: id, classroom_name: 'Khóa hòa nhập' });
    const { body } = await classes.add(
      classes.draftFor(id, {
        classroom_name: ' khoá  HOÀ nhập',
        classroom_code: first.classroom_code.toLowerCase(),
      }),
    );
    expect(body.codes).toEqual({
      classroom_name: 'classroomNameTaken',
      classroom_code: 'classroomCodeTaken',
    });
    const { status } = await classes.add(
      classes.draftFor((await classes.newCourse()).id, { classroom_name: 'Khóa hòa nhập' }),
    );
    expect(status).toBe(200);
  });

  test('twice at once makes one', async () => {
    const { id } = await classes.newCourse();
    const draft = classes.draftFor(id);
    const statuses = (await Promise.all([classes.add(draft), classes.add(draft)])).map(
      ({ status }) => status,
    );
    expect(statuses.toSorted()).toEqual([200, 422]);
  });

  test('while the course is deleted: one of the two is refused', async () => {
    const { id } = await classes.newCourse();
    const [made, removed] = await Promise.all([
      classes.add(classes.draftFor(id)),
      classes.app.call<Problem>('deleteCourses', 'admin', { body: { course_ids: [id] } }),
    ]);
    expect([
      [200, 409],
      [422, 200],
    ]).toContainEqual([made.status, removed.status]);
    const rows = await classes.app.database
      .selectFrom('classroom')
      .select('id')
      .where('course_id', '=', id)
      .execute();
    expect(rows).toHaveLength(made.status === 200 ? 1 : 0);
  });

  test('is for who may change the course; its students are for administrators', async () => {
    const { id } = await classes.newCourse('teacher');
    expect((await classes.add(classes.draftFor(id), 'teacher')).status).toBe(200);
    const withStudents = await classes.add(
      classes.draftFor(id, { student_ids: [people.student.id] }),
      'teacher',
    );
    expect(withStudents.body).toMatchObject({ status: 403, code: 'adminsEnrol' });
    const handedOver = await classes.add(
      classes.draftFor(id, { teacher_id: people.otherTeacher.id }),
      'teacher',
    );
    expect(handedOver.body.codes).toEqual({ teacher_id: 'adminsHandOver' });
    const foreign = await classes.newCourse('superAdmin', classes.foreignProject);
    expect((await classes.add(classes.draftFor(foreign.id))).body.codes).toEqual({ course_id: 'courseGone' });
  });

  test('keeps its exams from being deleted', async () => {
    const course = await classes.newCourse();
    const classroom = await classes.added({ course_id: course.id });
    await classes.app.database.deleteFrom('course_chapter_exam').execute();
    const { body } = await classes.app.call<Problem>('deleteExams', 'admin', {
      body: { survey_ids: [classes.exam] },
    });
    expect(body).toMatchObject({ status: 409, code: 'examInClasses' });
    expect(classroom.chapters[0]?.surveys[0]?.survey_id).toBe(classes.exam);
  });
});
