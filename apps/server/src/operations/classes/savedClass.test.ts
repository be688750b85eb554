import { randomUUID } from 'node:crypto';
import { demoCompany, people, secondCompany } from '@sen/api/fixtures/people';
import type {
  Answer,
  Class,
  ClassChange,
  ClassDraft,
  CourseDraft,
  FullCourse,
  Problem,
} from '@sen/api/contract/model';
import { draftOfCourse } from '@sen/domain/courses/draftOfCourse';
import { sortKey } from '@sen/domain/text/sort';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { insertCategory } from '../../testing/access/insertCategory.ts';
import { newAssignment } from '../../testing/newAssignment.ts';
import { TestApp } from '../../testing/TestApp.ts';

type Person = keyof typeof people;
type Saved = Answer<'addClass'> & Problem;

let app: TestApp;
let project: string;
let foreignProject: string;
let exam: string;
let assignable: string;
let foreignTeacher: string;
beforeAll(async () => {
  app = await TestApp.start();
  const projectOf = async (company_id: string) => {
    const values = { company_id, name: 'Dự án của lớp', sort_key: sortKey('Dự án của lớp') };
    const made = app.database.insertInto('project').values(values).returning('id');
    return (await made.executeTakeFirstOrThrow()).id;
  };
  project = await projectOf(demoCompany.id);
  foreignProject = await projectOf(secondCompany.id);
  const values = { project_id: project, user_id: people.teacher.id, part: 'lecturer' as const };
  await app.database.insertInto('project_person').values(values).execute();
  const category_id = await insertCategory(app, demoCompany.id, 'exam', 'đề thi của lớp');
  const examOf = async (title: string) =>
    app.database
      .insertInto('exam')
      .values({
        company_id: demoCompany.id,
        category_id,
        status: 'published' as const,
        title,
        sort_key: sortKey(title),
        duration_minutes: 45,
        retakes: 1,
        deduction_percent: 10,
        questions_per_page: 5,
        created_by: people.teacher.id,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
  const teacher = await app.database
    .selectFrom('user_account')
    .selectAll()
    .where('id', '=', people.teacher.id)
    .executeTakeFirstOrThrow();
  const { name, sort_key, given_name_key, password_hash } = teacher;
  foreignTeacher = (
    await app.database
      .insertInto('user_account')
      .values({
        name,
        sort_key,
        given_name_key,
        password_hash,
        company_id: secondCompany.id,
        role: 'teacher',
        status: 'active',
        username: 'giaovien.donvikhac',
        email: 'giaovien@donvikhac.vn',
      })
      .returning('id')
      .executeTakeFirstOrThrow()
  ).id;
  exam = (await examOf('Sơ cứu')).id;
  assignable = (await examOf('Nối đất')).id;
});
afterAll(() => app.stop());

const hours = (count: number) => new Date(app.clock.now().getTime() + count * 3_600_000).toISOString();
let count = 0;
async function newCourse(as: Person = 'admin', project_id = project): Promise<FullCourse> {
  count += 1;
  const body: CourseDraft = {
    project_id,
    kind: 'free',
    course_name: `An toàn điện ${count}`,
    course_code: `ATD-${count}`,
    completion_score: 50,
    chapters: [
      {
        id: randomUUID(),
        chapter_name: 'Nguy cơ về điện',
        sessions: [{ id: randomUUID(), session_name: 'Dòng điện qua cơ thể', kind: 'online', position: 0 }],
        surveys:
          project_id === project ? [{ id: randomUUID(), survey_id: exam, weight: 100, position: 1 }] : [],
      },
    ],
  };
  const answer = await app.call<Answer<'saveCourse'> & Problem>('saveCourse', as, { body });
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return answer.body.data;
}
const draftFor = (course_id: string, change: Partial<ClassDraft> = {}): ClassDraft => {
  count += 1;
  return {
    course_id,
    classroom_name: `Khóa ${count}`,
    classroom_code: `K-${count}`,
    teacher_id: people.teacher.id,
    classroom_start_time: hours(-1),
    classroom_end_time: hours(240),
    ...change,
  };
};
const add = (body: ClassDraft, as: Person = 'admin') => app.call<Saved>('addClass', as, { body });
async function added(change: Partial<ClassDraft> = {}): Promise<Class> {
  const { id } = await newCourse();
  const { status, body } = await add(draftFor(change.course_id ?? id, change));
  expect(status, JSON.stringify(body)).toBe(200);
  return body.data;
}
const changeOf = (classroom: Class, change: Partial<ClassChange> = {}): ClassChange => ({
  classroom_name: classroom.classroom_name,
  classroom_code: classroom.classroom_code,
  teacher_id: classroom.teacher_id,
  classroom_start_time: classroom.classroom_start_time,
  classroom_end_time: classroom.classroom_end_time,
  version: classroom.version,
  ...change,
});
const edit = ({ id }: { id: string }, body: ClassChange, as: Person = 'admin') =>
  app.call<Saved>('editClass', as, { path: { id }, body });
const seen = async ({ id }: { id: string }, as: Person) =>
  (await app.call('getClass', as, { path: { id } })).status;
/** Whom an event of the class was for, in their order of ids. */
const notified = async (type: string, { id }: { id: string }) => {
  const events = await app.database
    .selectFrom('notification_event')
    .select(['facts', 'recipients'])
    .where('type', '=', type)
    .execute();
  return events.flatMap(({ facts, recipients }) =>
    JSON.stringify(facts).includes(`"classroom_id":"${id}"`) ? [recipients] : [],
  );
};

describe('creating a class', () => {
  test('copies the course, which later changes of it do not reach', async () => {
    const course = await newCourse();
    const classroom = await added({ course_id: course.id });
    expect(classroom.course).toMatchObject({ course_name: course.course_name, completion_score: 50 });
    expect(classroom.chapters).toEqual(course.chapters);
    const later = { ...draftOfCourse(course), completion_score: 70, course_name: 'Tên khác' };
    const [chapter] = later.chapters;
    const changed = await app.call<Problem>('saveCourse', 'admin', {
      body: { ...later, chapters: chapter ? [{ ...chapter, chapter_name: 'Chương khác' }] : [] },
    });
    expect(changed.status, JSON.stringify(changed.body)).toBe(200);
    const again = await app.call<Answer<'getClass'>>('getClass', 'teacher', { path: { id: classroom.id } });
    expect(again.body.data).toMatchObject({ course: classroom.course, chapters: classroom.chapters });
  });

  test('notifies its teacher and its students, each once, not who creates it', async () => {
    const { student, otherStudent, teacher } = people;
    const classroom = await added({ student_ids: [student.id, otherStudent.id, student.id] });
    expect(classroom.student_ids).toHaveLength(2);
    expect(await notified('ClassTeacherAssigned', classroom)).toEqual([[teacher.id]]);
    expect(await notified('ClassJoined', classroom)).toEqual([[student.id, otherStudent.id]]);
    const course = await newCourse('teacher');
    const own = await add(draftFor(course.id), 'teacher');
    expect(await notified('ClassTeacherAssigned', own.body.data)).toEqual([]);
  });

  test('is hidden from its students until it is published, who are notified then', async () => {
    const student_ids = [people.student.id];
    const hidden = await added({ checkPublished: false, student_ids });
    const assigned = await newAssignment(app, { classroom_id: hidden.id, exam_id: assignable });
    expect(await notified('ClassJoined', hidden)).toEqual([]);
    expect([await seen(hidden, 'student'), await seen(hidden, 'teacher')]).toEqual([404, 200]);
    const exams = async () => {
      const { body } = await app.call<Answer<'listAssignments'>>('listAssignments', 'student', {
        query: { limit: 100 },
      });
      return body.data.map(({ id }) => id);
    };
    expect(await exams()).not.toContain(assigned);
    const renamed = await edit(hidden, changeOf(hidden, { classroom_name: 'Lớp còn ẩn' }));
    expect(renamed.body.data).toMatchObject({ classroom_name: 'Lớp còn ẩn', checkPublished: false });
    const { body } = await edit(hidden, changeOf(renamed.body.data, { checkPublished: true }));
    expect(body.data.checkPublished).toBe(true);
    expect(await notified('ClassJoined', hidden)).toEqual([student_ids]);
    expect(await seen(hidden, 'student')).toBe(200);
    expect(await exams()).toContain(assigned);
  });

  test('counts who learns the course again', async () => {
    const { id } = await newCourse();
    const both = [people.student.id, people.otherStudent.id];
    await added({ course_id: id, student_ids: [people.student.id], classroom_start_time: hours(-48) });
    const later = await added({ course_id: id, student_ids: both });
    expect(later.classroom_count_learn_again_students).toBe(1);
  });

  test.each<[string, Partial<ClassDraft>, string, string]>([
    ['a blank name', { classroom_name: '  ' }, 'classroom_name', 'thisFieldIsRequired'],
    ['a student as teacher', { teacher_id: people.student.id }, 'teacher_id', 'lecturerUnknown'],
    ['a teacher as student', { student_ids: [people.teacher.id] }, 'student_ids', 'studentsNotOfUnit'],
    ['a course that is gone', { course_id: '99999999' }, 'course_id', 'courseGone'],
  ])('with %s is refused at its field', async (_, change, field, code) => {
    const { id } = await newCourse();
    const { status, body } = await add(draftFor(id, change));
    expect(status).toBe(422);
    expect(body.codes).toEqual({ [field]: code });
  });

  test('with a teacher of another unit is refused', async () => {
    const { id } = await newCourse();
    const { body } = await add(draftFor(id, { teacher_id: foreignTeacher }));
    expect(body.codes).toEqual({ teacher_id: 'lecturerUnknown' });
  });

  test('with times that cannot be is refused', async () => {
    const { id } = await newCourse();
    const codesOf = async (change: Partial<ClassDraft>) => (await add(draftFor(id, change))).body.codes;
    expect(await codesOf({ classroom_end_time: hours(-2) })).toEqual({
      classroom_end_time: 'endNotAfterStart',
    });
    expect(await codesOf({ classroom_start_time: hours(-9), classroom_end_time: hours(-2) })).toEqual({
      classroom_end_time: 'endInThePast',
    });
  });

  test('needs a name of its own in the course and a code of its own in the unit', async () => {
    const { id } = await newCourse();
    const first = await added({ course_id: id, classroom_name: 'Khóa hòa nhập' });
    const { body } = await add(
      draftFor(id, { classroom_name: ' khoá  HOÀ nhập', classroom_code: first.classroom_code.toLowerCase() }),
    );
    expect(body.codes).toEqual({
      classroom_name: 'classroomNameTaken',
      classroom_code: 'classroomCodeTaken',
    });
    const { status } = await add(draftFor((await newCourse()).id, { classroom_name: 'Khóa hòa nhập' }));
    expect(status).toBe(200);
  });

  test('twice at once makes one', async () => {
    const { id } = await newCourse();
    const draft = draftFor(id);
    const statuses = (await Promise.all([add(draft), add(draft)])).map(({ status }) => status);
    expect(statuses.toSorted()).toEqual([200, 422]);
  });

  test('while the course is deleted: one of the two is refused', async () => {
    const { id } = await newCourse();
    const [made, removed] = await Promise.all([
      add(draftFor(id)),
      app.call<Problem>('deleteCourses', 'admin', { body: { course_ids: [id] } }),
    ]);
    expect([
      [200, 409],
      [422, 200],
    ]).toContainEqual([made.status, removed.status]);
    const rows = await app.database
      .selectFrom('classroom')
      .select('id')
      .where('course_id', '=', id)
      .execute();
    expect(rows).toHaveLength(made.status === 200 ? 1 : 0);
  });

  test('is for who may change the course; its students are for administrators', async () => {
    const { id } = await newCourse('teacher');
    expect((await add(draftFor(id), 'teacher')).status).toBe(200);
    const withStudents = await add(draftFor(id, { student_ids: [people.student.id] }), 'teacher');
    expect(withStudents.body).toMatchObject({ status: 403, code: 'adminsEnrol' });
    const handedOver = await add(draftFor(id, { teacher_id: people.otherTeacher.id }), 'teacher');
    expect(handedOver.body.codes).toEqual({ teacher_id: 'adminsHandOver' });
    const foreign = await newCourse('superAdmin', foreignProject);
    expect((await add(draftFor(foreign.id))).body.codes).toEqual({ course_id: 'courseGone' });
  });

  test('keeps its exams from being deleted', async () => {
    const course = await newCourse();
    const classroom = await added({ course_id: course.id });
    await app.database.deleteFrom('course_chapter_exam').execute();
    const { body } = await app.call<Problem>('deleteExams', 'admin', { body: { survey_ids: [exam] } });
    expect(body).toMatchObject({ status: 409, code: 'examInClasses' });
    expect(classroom.chapters[0]?.surveys[0]?.survey_id).toBe(exam);
  });
});

describe('changing a class', () => {
  test('replaces its facts and notifies of a new teacher and new times', async () => {
    const classroom = await added({ student_ids: [people.student.id] });
    const moved = { classroom_end_time: hours(400), teacher_id: people.otherTeacher.id };
    const { status, body } = await edit(
      classroom,
      changeOf(classroom, { ...moved, classroom_name: 'Tên mới' }),
    );
    expect(status, JSON.stringify(body)).toBe(200);
    expect(body.data).toMatchObject({ ...moved, classroom_name: 'Tên mới', version: 2 });
    expect(await notified('ClassTeacherAssigned', classroom)).toEqual([
      [people.teacher.id],
      [people.otherTeacher.id],
    ]);
    expect(await notified('ClassTeacherReplaced', classroom)).toEqual([[people.teacher.id]]);
    expect(await notified('ClassTimesChanged', classroom)).toEqual([[people.student.id]]);
    expect([await seen(classroom, 'teacher'), await seen(classroom, 'otherTeacher')]).toEqual([404, 200]);
  });

  test('of an older version is refused and says who saved', async () => {
    const classroom = await added();
    await edit(classroom, changeOf(classroom, { classroom_name: 'Lần một' }), 'teacher');
    const { body } = await edit(classroom, changeOf(classroom, { classroom_name: 'Lần hai' }));
    expect(body).toMatchObject({ status: 409, code: 'classChanged' });
    expect(body.message).toContain(people.teacher.name);
  });

  test('that leaves an exam outside of the class is refused and names it', async () => {
    const classroom = await added();
    await newAssignment(app, {
      classroom_id: classroom.id,
      exam_id: assignable,
      starts_at: new Date(hours(10)),
      ends_at: new Date(hours(20)),
    });
    const codesOf = async (change: Partial<ClassChange>) => {
      const { body } = await edit(classroom, changeOf(classroom, change));
      expect(JSON.stringify(body.errors)).toContain('Nối đất');
      return body.codes;
    };
    expect(await codesOf({ classroom_start_time: hours(10) })).toEqual({
      classroom_start_time: 'examBeforeClassStart',
    });
    expect(await codesOf({ classroom_end_time: hours(20) })).toEqual({
      classroom_end_time: 'examAfterClassEnd',
    });
  });

  test('while an exam is assigned leaves no exam outside of the class', async () => {
    const classroom = await added({ student_ids: [people.student.id] });
    const body = {
      survey_id: assignable,
      start_time: hours(100),
      end_time: hours(200),
      duration_minutes: 45,
      retakes: 1,
      deduction_percent: 10,
      questions_per_page: 5,
    };
    const [assigned, changed] = await Promise.all([
      app.call('assignExam', 'admin', { path: { id: classroom.id }, body }),
      edit(classroom, changeOf(classroom, { classroom_end_time: hours(150) })),
    ]);
    expect([assigned.status, changed.status].toSorted()).toEqual([200, 422]);
  });

  test('ends with the class', async () => {
    const classroom = await added();
    await app.database
      .updateTable('classroom')
      .set({ ends_at: app.clock.now() })
      .where('id', '=', classroom.id)
      .execute();
    for (const who of ['superAdmin', 'admin', 'teacher'] as const)
      expect((await edit(classroom, changeOf(classroom), who)).body).toMatchObject({
        status: 409,
        code: 'classEnded',
      });
  });
});
