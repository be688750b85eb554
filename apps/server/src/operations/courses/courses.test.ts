import { randomUUID } from 'node:crypto';
import { demoCompany, people, secondCompany } from '@sen/api/fixtures/people';
import type { Answer, CourseDraft, FullCourse, Problem } from '@sen/api/contract/model';
import { draftOfCourse } from '@sen/domain/courses/draftOfCourse';
import { pictureBytes } from '@sen/domain/testing/pictureBytes';
import { sortKey } from '@sen/domain/text/sort';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { Database } from '../../store/database.ts';
import { insertCategory } from '../../testing/access/insertCategory.ts';
import { TestFile } from '../../testing/multipartOf.ts';
import { TestApp } from '../../testing/TestApp.ts';

let app: TestApp;
let project: string;
let foreignProject: string;
let exams: string[];
beforeAll(async () => {
  app = await TestApp.start();
  const projectOf = async (company_id: string, name: string) => {
    const values = { company_id, name, sort_key: sortKey(name) };
    const { id } = await app.database
      .insertInto('project')
      .values(values)
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  };
  project = await projectOf(demoCompany.id, 'Dự án của khóa học');
  foreignProject = await projectOf(secondCompany.id, 'Dự án của đơn vị khác');
  const category_id = await insertCategory(app, demoCompany.id, 'exam', 'đề thi khóa học');
  const rows = await app.database
    .insertInto('exam')
    .values(
      ['An toàn điện cơ bản', 'Nối đất', 'Sơ cứu'].map((title) => ({
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
      })),
    )
    .returning('id')
    .execute();
  exams = rows.map(({ id }) => id);
});
afterAll(() => app.stop());

type Person = keyof typeof people;
type Saved = Answer<'saveCourse'> & Problem;

let count = 0;
/** A free course with two chapters, the second with an exam. */
function newDraft(change: Partial<CourseDraft> = {}): CourseDraft {
  count += 1;
  return {
    project_id: project,
    kind: 'free',
    course_name: `An toàn điện ${count}`,
    course_code: `ATD-${count}`,
    chapters: [
      {
        id: randomUUID(),
        chapter_name: 'Nguy cơ về điện',
        sessions: [
          { id: randomUUID(), session_name: 'Dòng điện qua cơ thể người' },
          { id: randomUUID(), session_name: 'Hỏi đáp cùng giảng viên', kind: 'online' },
        ],
        surveys: [],
      },
      {
        id: randomUUID(),
        chapter_name: 'Biện pháp an toàn',
        sessions: [{ id: randomUUID(), session_name: 'Nối đất', position: 1 }],
        surveys: [{ id: randomUUID(), survey_id: exams[0] ?? '0', weight: 100, position: 0 }],
      },
    ],
    ...change,
  };
}
const save = (draft: CourseDraft, as: Person = 'admin') => app.call<Saved>('saveCourse', as, { body: draft });
async function saved(change: Partial<CourseDraft> = {}, as: Person = 'admin'): Promise<FullCourse> {
  const { body, status } = await save(newDraft(change), as);
  expect(status, JSON.stringify(body)).toBe(200);
  return body.data;
}
const full = async (id: string) =>
  (await app.call<Answer<'getFullCourse'>>('getFullCourse', 'admin', { path: { id } })).body.data;

async function insertClass(course: FullCourse, database: Database = app.database) {
  const values = {
    company_id: course.company_id,
    project_id: course.project_id,
    course_id: course.id,
    name: `Lớp của ${course.course_name}`,
    sort_key: 'l',
    code: course.course_code,
    starts_at: new Date('2026-01-01'),
    ends_at: new Date('2026-02-01'),
  };
  return database.insertInto('classroom').values(values).execute();
}

describe('saving', () => {
  test('a course is created with its tree, and read as it was written', async () => {
    const draft = newDraft();
    const { data } = (await save(draft)).body;
    expect(data).toMatchObject({
      course_name: draft.course_name,
      version: 1,
      chapter_count: 2,
      session_count: 3,
      exam_count: 1,
      class_count: 0,
      company_id: demoCompany.id,
    });
    const [first, second] = data.chapters;
    expect(first?.sessions.map(({ session_name, kind }) => [session_name, kind])).toEqual([
      ['Dòng điện qua cơ thể người', 'lesson'],
      ['Hỏi đáp cùng giảng viên', 'online'],
    ]);
    expect([second?.surveys[0]?.position, second?.sessions[0]?.position]).toEqual([0, 1]);
    expect(second?.surveys[0]?.survey_title).not.toBe('');
    expect(await full(data.id)).toEqual(data);
  });

  test('a business course with everything keeps everything', async () => {
    const { body } = await save(
      newDraft({
        kind: 'business',
        level: 'advanced',
        teacher_id: people.teacher.id,
        start_time: '2026-12-01T01:00:00.000Z',
        completion_time: 90,
        course_description: 'Cho thợ điện',
        benefits: 'Giảm tai nạn',
        introduction: '<script>alert(1)</script>',
        trailer_video: 'https://video.vn/an-toan',
        completion_score: 50,
        certificate_score: 60,
        average: 55,
        good: 70.5,
        excellent: 90,
        ...(exams[1] === undefined ? {} : { survey_id: exams[1] }),
      }),
    );
    expect(body.data).toMatchObject({
      level: 'advanced',
      teacher: { id: people.teacher.id, name: people.teacher.name },
      start_time: '2026-12-01T01:00:00.000Z',
      completion_time: 90,
      introduction: '<script>alert(1)</script>',
      good: 70.5,
      excellent: 90,
    });
    const again = await save(draftOfCourse(body.data));
    expect({ ...again.body.data, updated_at: '', version: 1, name_updated: null }).toEqual({
      ...body.data,
      updated_at: '',
    });
  });

  test('a change moves, renames, adds and deletes nodes, and writes no others', async () => {
    const course = await saved();
    const versions = async () => {
      const { rows } = await sql<{ id: string; xmin: string }>`
        select id, xmin::text from course_session where course_id = ${course.id} order by id`.execute(
        app.database,
      );
      return new Map(rows.map(({ id, xmin }) => [id, xmin]));
    };
    const before = await versions();
    const draft = draftOfCourse(course);
    const [first, second] = draft.chapters;
    const [one, two] = first?.sessions ?? [];
    if (!first || !second || !one || !two) throw new Error('The course has no sessions.');
    second.sessions.push({ ...two, position: 9 }, { id: randomUUID(), session_name: 'Sơ cứu', position: 10 });
    first.sessions = [one];
    first.chapter_name = 'Mở đầu';
    const { body } = await save(draft);
    expect(body.data.version).toBe(2);
    expect(body.data.chapters.map(({ chapter_name, sessions }) => [chapter_name, sessions.length])).toEqual([
      ['Mở đầu', 1],
      ['Biện pháp an toàn', 3],
    ]);
    expect(body.data.name_updated).toBe(people.admin.name);
    const after = await versions();
    expect(after.get(one.id)).toBe(before.get(one.id));
    expect(after.get(two.id)).not.toBe(before.get(two.id));

    const emptied = await save({ ...draftOfCourse(body.data), chapters: body.data.chapters.slice(1) });
    expect(emptied.body.data).toMatchObject({ chapter_count: 1, session_count: 3 });
  });

  test('node ids are a course’s own: another course may use them, and keeps its nodes', async () => {
    const one = await saved();
    const other = await saved({ chapters: one.chapters.map((each) => ({ ...each, chapter_name: 'Khác' })) });
    expect(other.chapters.map(({ id }) => id)).toEqual(one.chapters.map(({ id }) => id));
    expect((await full(one.id)).chapters).toEqual(one.chapters);
  });

  test('10,000 nodes are refused with the limit', async () => {
    const sessions = Array.from({ length: 9_999 }, () => ({ id: randomUUID(), session_name: 'Bài' }));
    const { status, body } = await save(
      newDraft({ chapters: [{ id: randomUUID(), chapter_name: 'Dài', sessions, surveys: [] }] }),
    );
    expect([status, body.codes]).toEqual([422, { chapters: 'courseTooManyNodes' }]);
    expect(body.errors?.['chapters']?.[0]).toContain('1.000');
  });

  test('33.33 three times is refused with the sum and what is missing', async () => {
    const surveys = exams.slice(0, 3).map((survey_id) => ({ id: randomUUID(), survey_id, weight: 33.33 }));
    expect(surveys).toHaveLength(3);
    const { body } = await save(
      newDraft({ chapters: [{ id: randomUUID(), chapter_name: 'Kiểm tra', sessions: [], surveys }] }),
    );
    expect(body.errors?.['chapters']?.[0]).toMatch(/99,99.*0,01/);
  });
});

describe('what a course refers to', () => {
  test('is of its unit: project, lecturer, field and exams', async () => {
    const draft = newDraft({ teacher_id: people.student.id, field: '999999', survey_id: '999999' });
    expect((await save(draft)).body.codes).toEqual({
      field: 'unknownCategory',
      teacher_id: 'lecturerUnknown',
      survey_id: 'examNotForCourse',
    });
    const foreign = await save(newDraft({ project_id: foreignProject }));
    expect(foreign.body.codes).toEqual({ project_id: 'unknownReference' });
    const exam = (await save({ ...newDraft({ project_id: foreignProject }) }, 'superAdmin')).body;
    expect(exam.codes).toEqual({ 'chapters.1.surveys.0.survey_id': 'examNotForCourse' });
  });

  test('an exam that was locked since stays; a new one must be assignable', async () => {
    const course = await saved();
    const lock = (status: 'locked' | 'published') =>
      app.database
        .updateTable('exam')
        .set({ status })
        .where('id', '=', exams[0] ?? '0')
        .execute();
    await lock('locked');
    expect((await save(draftOfCourse(course))).status).toBe(200);
    expect((await save(newDraft())).body.codes).toEqual({
      'chapters.1.surveys.0.survey_id': 'examNotForCourse',
    });
    await lock('published');
  });

  test('an exam of a course is not deleted, and the refusal names the course', async () => {
    const id = exams[2] ?? '0';
    const course = await saved({ survey_id: id });
    const remove = () => app.call<Problem>('deleteExams', 'admin', { body: { survey_ids: [id] } });
    const { body } = await remove();
    expect(body.code).toBe('examInCourses');
    expect(body.message).toContain(course.course_name);
    await app.call('deleteCourses', 'admin', { body: { course_ids: [course.id] } });
    expect((await remove()).status).toBe(200);
  });

  test('a field counts as a use of its category', async () => {
    const created = await app.call<Answer<'addCategory'>>('addCategory', 'admin', {
      path: { categories: 'courses_categories' },
      body: { name: 'An toàn lao động của khóa học' },
    });
    const { id } = created.body.data;
    const course = await saved({ field: id });
    expect(course.field).toEqual({ id, name: 'An toàn lao động của khóa học' });
    const { body } = await app.call<Problem>('deleteCategories', 'admin', {
      path: { categories: 'courses_categories' },
      body: { category_ids: [id] },
    });
    expect(body.code).toBe('categoryInUse');
    expect(body.message).toContain('1 khóa học');
    const page = await app.call<Answer<'getCategory'>>('getCategory', 'admin', {
      path: { categories: 'courses_categories', id },
    });
    expect(page.body.data.uses).toMatchObject([
      { thing: 'course', count: 1, latest: [{ title: course.course_name }] },
    ]);
  });

  test('name and code are taken, whatever their marks and case, also at the same moment', async () => {
    const course = await saved({ course_name: 'Hoà giải', course_code: 'HG' });
    const twin = newDraft({ course_name: ' HÒA  giải', course_code: 'hg' });
    expect((await save(twin)).body.codes).toEqual({
      course_name: 'courseNameTaken',
      course_code: 'courseCodeTaken',
    });
    expect((await save({ ...draftOfCourse(course) })).status).toBe(200);
    const both = await Promise.all(
      [1, 2].map((each) => save(newDraft({ course_name: 'Cùng lúc', course_code: `CL${each}` }))),
    );
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 422]);
    expect(both.flatMap(({ body }) => Object.values(body.codes ?? {}))).toEqual(['courseNameTaken']);
  });
});

describe('two editors', () => {
  test('of two who save one version, the second learns who was first', async () => {
    const course = await saved();
    const [one, two] = await Promise.all([
      save({ ...draftOfCourse(course), benefits: 'Một' }),
      save({ ...draftOfCourse(course), benefits: 'Hai' }, 'superAdmin'),
    ]);
    const [first, second] = one.status === 200 ? [one, two] : [two, one];
    expect([first.status, second.status, second.body.code]).toEqual([200, 409, 'courseChanged']);
    expect(second.body.message).toContain(first === one ? people.admin.name : people.superAdmin.name);
    expect((await full(course.id)).benefits).toBe(first.body.data.benefits);
  });

  test('a change names its version, and keeps its project', async () => {
    const course = await saved();
    const { version: _, ...unversioned } = draftOfCourse(course);
    expect((await save(unversioned)).body.codes).toEqual({ version: 'thisFieldIsRequired' });
    const moved = { ...draftOfCourse(course), project_id: foreignProject };
    expect((await save(moved)).body.codes).toEqual({ project_id: 'courseProjectFixed' });
  });
});

describe('deleting', () => {
  const remove = (...ids: string[]) =>
    app.call<Problem>('deleteCourses', 'admin', { body: { course_ids: ids } });

  test('is all or none, refused with the names of the classes', async () => {
    const [empty, taught] = [await saved(), await saved()];
    await insertClass(taught);
    const { body } = await remove(empty.id, taught.id);
    expect(body.code).toBe('courseHasTheseClasses');
    expect(body.message).toContain(`Lớp của ${taught.course_name}`);
    expect((await full(empty.id)).id).toBe(empty.id);
    expect((await remove(empty.id)).status).toBe(200);
    expect((await app.call('getCourse', 'admin', { path: { id: empty.id } })).status).toBe(404);
  });

  test('a class that is being created meanwhile is waited for', async () => {
    const course = await saved();
    let removed: ReturnType<typeof remove> | undefined;
    await app.database.transaction().execute(async (transaction) => {
      await insertClass(course, transaction);
      removed = remove(course.id);
      await vi.waitFor(async () => {
        const { rows } =
          await sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(
            app.database,
          );
        expect(rows).toHaveLength(1);
      });
    });
    expect((await removed)?.body.message).toContain(`Lớp của ${course.course_name}`);
  });
});

describe('a copy', () => {
  const clone = (id: string, body: object = {}, as: Person = 'admin') =>
    app.call<Answer<'cloneCourse'> & Problem>('cloneCourse', as, { path: { id }, body });

  test('has the whole tree, a name and a code of its own, and no classes', async () => {
    const course = await saved({ teacher_id: people.teacher.id, benefits: 'Giảm tai nạn' });
    const one = await clone(course.id);
    const two = await clone(course.id);
    expect([one, two].map(({ body }) => [body.data.course_name, body.data.course_code])).toEqual([
      [`${course.course_name} (bản sao)`, `${course.course_code}-2`],
      [`${course.course_name} (bản sao) 2`, `${course.course_code}-3`],
    ]);
    expect(one.body.data).toMatchObject({
      benefits: 'Giảm tai nạn',
      version: 1,
      class_count: 0,
      created_by: people.admin.id,
    });
    const copy = await full(one.body.data.id);
    expect(copy.chapters).toEqual(course.chapters);
    const changed = { ...draftOfCourse(copy), chapters: copy.chapters.slice(1) };
    expect((await save(changed)).status).toBe(200);
    expect((await full(course.id)).chapters).toEqual(course.chapters);
  });

  test('in another project keeps its name when it is given', async () => {
    const course = await saved();
    const { id } = await app.database
      .insertInto('project')
      .values({ company_id: demoCompany.id, name: 'Dự án thứ hai', sort_key: 'd' })
      .returning('id')
      .executeTakeFirstOrThrow();
    const { body } = await clone(course.id, {
      project_id: id,
      course_name: course.course_name,
      course_code: 'MOI',
    });
    expect(body.data).toMatchObject({ project_id: id, course_name: course.course_name, course_code: 'MOI' });
    const taken = await clone(course.id, {
      course_name: course.course_name,
      course_code: course.course_code,
    });
    expect(taken.body.codes).toEqual({ course_name: 'courseNameTaken', course_code: 'courseCodeTaken' });
  });

  test('in another unit is refused with what that unit does not have', async () => {
    const course = await saved({ teacher_id: people.teacher.id });
    const { body } = await clone(course.id, { project_id: foreignProject }, 'superAdmin');
    expect(body.code).toBe('courseCopyForeign');
    expect(body.message).toContain(people.teacher.name);
    expect(body.message).toContain(course.chapters[1]?.surveys[0]?.survey_title ?? '-');
    expect((await clone(course.id, { project_id: foreignProject })).body.codes).toEqual({
      project_id: 'unknownReference',
    });
    const plain = await saved({ chapters: course.chapters.slice(0, 1) });
    const copied = await clone(plain.id, { project_id: foreignProject }, 'superAdmin');
    expect(copied.body.data).toMatchObject({ company_id: secondCompany.id, project_id: foreignProject });
  });
});

describe('the banner', () => {
  const send = (id: string, as: Person = 'admin') =>
    app.call<Answer<'saveCourseBanner'> & Problem>('saveCourseBanner', as, {
      path: { id },
      body: { banner: new TestFile('banner.png', pictureBytes.png()) },
    });
  const read = async (address: string | null, as: Person = 'student') =>
    (await app.call('getFile', as, { path: { id: String(address).replace('/api/files/', '') } })).status;

  test('is shown to the unit, replaced, copied with the course and removed', async () => {
    const course = await saved();
    const first = (await send(course.id)).body.data.banner;
    expect(await read(first)).toBe(200);
    const second = (await send(course.id)).body.data.banner;
    expect([await read(first), await read(second)]).toEqual([404, 200]);
    const copy = await app.call<Answer<'cloneCourse'>>('cloneCourse', 'admin', {
      path: { id: course.id },
      body: {},
    });
    const gone = await app.call<Answer<'removeCourseBanner'>>('removeCourseBanner', 'admin', {
      path: { id: course.id },
    });
    expect(gone.body.data.banner).toBeNull();
    expect([await read(second), await read(copy.body.data.banner)]).toEqual([404, 200]);
    await app.call('deleteCourses', 'admin', { body: { course_ids: [copy.body.data.id] } });
    expect(await read(copy.body.data.banner)).toBe(404);
  });
});

describe('who is told, and who sees', () => {
  const bell = async () => {
    const { rows } = await sql<{ recipients: string[]; course: string }>`
      select recipients::text[], facts->>'course_id' as course from notification_event where type = 'CourseLecturer'`.execute(
      app.database,
    );
    return rows;
  };

  test('who becomes the lecturer is notified, once, and not of what they did', async () => {
    const course = await saved({ teacher_id: people.teacher.id });
    await save({ ...draftOfCourse(course), benefits: 'Khác' });
    await app.database
      .insertInto('project_person')
      .values({ project_id: project, user_id: people.otherTeacher.id, part: 'lecturer' })
      .execute();
    const own = await saved({ teacher_id: people.otherTeacher.id }, 'otherTeacher');
    const events = await bell();
    expect(events.filter((event) => event.course === course.id)).toMatchObject([
      { recipients: [people.teacher.id] },
    ]);
    expect(events.filter((event) => event.course === own.id)).toEqual([]);
  });

  test('a teacher sees and changes what they lecture, not a colleague’s', async () => {
    const course = await saved({ teacher_id: people.teacher.id });
    const other = await saved();
    const query = { 'fieldName[]': ['project_id'], 'keyword[]': [project], limit: 100 };
    const list = (await app.call<Answer<'listCourses'>>('listCourses', 'teacher', { query })).body.data;
    expect(list.map(({ id }) => id)).toContain(course.id);
    expect(list.map(({ id }) => id)).not.toContain(other.id);
    expect((await save(draftOfCourse(course), 'teacher')).status).toBe(200);
    expect((await save(draftOfCourse(other), 'teacher')).status).toBe(404);
  });

  test('a teacher adds courses to projects in which they take part, sees those of others there and does not change them', async () => {
    const { id } = await app.database
      .insertInto('project')
      .values({ company_id: demoCompany.id, name: 'Dự án có giảng viên', sort_key: 'd' })
      .returning('id')
      .executeTakeFirstOrThrow();
    const course = await saved({ project_id: id });
    const add = () => save(newDraft({ project_id: id }), 'teacher');
    expect((await add()).body.codes).toEqual({ project_id: 'unknownReference' });
    await app.database
      .insertInto('project_person')
      .values({ project_id: id, user_id: people.teacher.id, part: 'participant' })
      .execute();
    expect((await add()).status).toBe(200);
    expect((await save(draftOfCourse(course), 'teacher')).body.code).toBe('courseOfAnother');
  });

  test('a teacher of one of its classes sees a course and does not change it', async () => {
    const course = await saved();
    await insertClass(course);
    const see = () =>
      app.call<Answer<'getFullCourse'>>('getFullCourse', 'teacher', { path: { id: course.id } });
    expect((await see()).status).toBe(404);
    await app.database
      .insertInto('classroom_teacher')
      .columns(['classroom_id', 'user_id'])
      .expression((select) =>
        select
          .selectFrom('classroom')
          .select(['id', sql<string>`${people.teacher.id}::bigint`.as('user_id')])
          .where('course_id', '=', course.id),
      )
      .execute();
    const { body } = await see();
    expect((await save(draftOfCourse(body.data), 'teacher')).body.code).toBe('courseOfAnother');
  });

  test('lists are filtered by kind, field, level and name without marks', async () => {
    const course = await saved({ course_name: 'Vận hành cần trục tháp', level: 'advanced' });
    const names = async (query: Record<string, string | string[] | number>) =>
      (
        await app.call<Answer<'listCourses'>>('listCourses', 'admin', { query: { limit: 100, ...query } })
      ).body.data.map(({ course_name }) => course_name);
    expect(await names({ 'fieldName[]': ['course_name'], 'keyword[]': ['can truc'] })).toEqual([
      course.course_name,
    ]);
    const filter = { 'fieldName[]': ['course_code', 'level'], 'keyword[]': [course.course_code, 'advanced'] };
    expect(await names({ ...filter, is_free: 1 })).toEqual([course.course_name]);
    expect(await names({ ...filter, is_free: 0 })).toEqual([]);
  });
});
