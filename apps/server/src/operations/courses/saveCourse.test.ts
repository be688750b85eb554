import { randomUUID } from 'node:crypto';
import { demoCompany, people } from '@sen/api/fixtures/people';
import { draftOfCourse } from '@sen/domain/courses/draftOfCourse';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { TestCourses } from '../../testing/TestCourses.ts';

let courses: TestCourses;
beforeAll(async () => {
  courses = await TestCourses.start();
});
afterAll(() => courses.stop());

describe('saving', () => {
  test('a course is created with its tree, and read as it was written', async () => {
    const draft = courses.newDraft();
    const { data } = (await courses.save(draft)).body;
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
    expect(await courses.full(data.id)).toEqual(data);
  });

  test('a business course with everything keeps everything', async () => {
    const { body } = await courses.save(
      courses.newDraft({
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
        ...(courses.exams[1] === undefined ? {} : { survey_id: courses.exams[1] }),
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
    const unchanged = { ...body.data, updated_at: '', name_updated: null };
    const again = await courses.save(draftOfCourse(body.data));
    expect({ ...again.body.data, updated_at: '', version: 1, name_updated: null }).toEqual(unchanged);
    const { id, project_id, kind, course_name, course_code, chapters } = body.data;
    const least = { id, version: 2, project_id, kind, course_name, course_code, chapters };
    const { data } = (await courses.save(least)).body;
    expect({ ...data, updated_at: '', version: 1, name_updated: null }).toEqual(unchanged);
  });

  test('a change clears what it sends empty', async () => {
    const course = await courses.saved({
      level: 'basic',
      teacher_id: people.teacher.id,
      start_time: '2026-12-01T01:00:00.000Z',
      completion_time: 90,
      benefits: 'Giảm tai nạn',
      trailer_video: 'https://video.vn/an-toan',
      completion_score: 50,
      survey_id: courses.exams[1] ?? null,
    });
    const empty = {
      level: null,
      field: null,
      teacher_id: null,
      start_time: null,
      completion_time: null,
      completion_score: null,
      survey_id: null,
    };
    const texts = { benefits: '', trailer_video: '' };
    const cleared = await courses.save({ ...draftOfCourse(course), ...empty, ...texts });
    expect(cleared.body.data).toMatchObject({ ...empty, benefits: '', trailer_video: null, version: 2 });
  });

  test('the price of a free course is kept when omitted, 0 when empty, and gone with the kind', async () => {
    const { data } = (await courses.save(courses.newDraft({ price: 49 }))).body;
    expect(data.price).toBe(49);
    const { price: _price, ...without } = draftOfCourse(data);
    const kept = (await courses.save(without)).body.data;
    expect(kept.price).toBe(49);
    const business = {
      kind: 'business' as const,
      level: 'basic' as const,
      teacher_id: people.teacher.id,
      start_time: '2026-12-01T01:00:00.000Z',
    };
    const changed = (await courses.save({ ...draftOfCourse(kept), ...business })).body.data;
    expect(changed.price).toBeNull();
    const free = (await courses.save({ ...draftOfCourse(changed), kind: 'free' })).body.data;
    expect(free.price).toBe(0);
    expect((await courses.save({ ...draftOfCourse(free), price: 100_001 })).status).toBe(422);
  });

  test('a change moves, renames, adds and deletes nodes, and writes no others', async () => {
    const course = await courses.saved();
    const versions = async () => {
      const { rows } = await sql<{ id: string; xmin: string }>`
        select id, xmin::text from course_session where course_id = ${course.id} order by id`.execute(
        courses.app.database,
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
    const { body } = await courses.save(draft);
    expect(body.data.version).toBe(2);
    expect(body.data.chapters.map(({ chapter_name, sessions }) => [chapter_name, sessions.length])).toEqual([
      ['Mở đầu', 1],
      ['Biện pháp an toàn', 3],
    ]);
    expect(body.data.name_updated).toBe(people.admin.name);
    const after = await versions();
    expect(after.get(one.id)).toBe(before.get(one.id));
    expect(after.get(two.id)).not.toBe(before.get(two.id));

    const emptied = await courses.save({
      ...draftOfCourse(body.data),
      chapters: body.data.chapters.slice(1),
    });
    expect(emptied.body.data).toMatchObject({ chapter_count: 1, session_count: 3 });
  });

  test('node ids are a course’s own: another course may use them, and keeps its nodes', async () => {
    const one = await courses.saved();
    const other = await courses.saved({
      chapters: one.chapters.map((each) => ({ ...each, chapter_name: 'Khác' })),
    });
    expect(other.chapters.map(({ id }) => id)).toEqual(one.chapters.map(({ id }) => id));
    expect((await courses.full(one.id)).chapters).toEqual(one.chapters);
  });

  test('HTML stays text in every field', async () => {
    const html = '<img src=x onerror="alert(1)">&amp;';
    const texts = { course_description: html, benefits: html, introduction: html };
    const chapter = {
      id: randomUUID(),
      chapter_name: html,
      sessions: [{ id: randomUUID(), session_name: html }],
      surveys: [],
    };
    const course = await courses.saved({
      ...texts,
      course_name: html,
      course_code: '<b>ATD</b>',
      chapters: [chapter],
    });
    expect(await courses.full(course.id)).toMatchObject({
      ...texts,
      course_name: html,
      course_code: '<b>ATD</b>',
      chapters: [{ chapter_name: html, sessions: [{ session_name: html }] }],
    });
    const trailer = await courses.save(courses.newDraft({ trailer_video: 'javascript:alert(1)' }));
    expect(trailer.body.codes).toEqual({ trailer_video: 'trailerNotHttps' });
  });

  test('10,000 nodes are refused with the limit', async () => {
    const sessions = Array.from({ length: 9_999 }, () => ({ id: randomUUID(), session_name: 'Bài' }));
    const { status, body } = await courses.save(
      courses.newDraft({ chapters: [{ id: randomUUID(), chapter_name: 'Dài', sessions, surveys: [] }] }),
    );
    expect([status, body.codes]).toEqual([422, { chapters: 'courseTooManyNodes' }]);
    expect(body.errors?.['chapters']?.[0]).toContain('1.000');
  });

  test('33.33 three times is refused with the sum and what is missing', async () => {
    const surveys = courses.exams
      .slice(0, 3)
      .map((survey_id) => ({ id: randomUUID(), survey_id, weight: 33.33 }));
    expect(surveys).toHaveLength(3);
    const { body } = await courses.save(
      courses.newDraft({ chapters: [{ id: randomUUID(), chapter_name: 'Kiểm tra', sessions: [], surveys }] }),
    );
    expect(body.errors?.['chapters']?.[0]).toMatch(/99,99.*0,01/);
  });
});
