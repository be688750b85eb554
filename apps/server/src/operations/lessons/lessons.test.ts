import { randomUUID } from 'node:crypto';
import { demoCompany, people } from '@sen/api/fixtures/people';
import type { Answer, LessonDraft } from '@sen/api/contract/model';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { findFile } from '../../store/files/files.ts';
import { auditOf } from '../../testing/auditOf.ts';
import { TestCourses } from '../../testing/TestCourses.ts';
import { TestLessons } from '../../testing/TestLessons.ts';
import { TestUpload } from '../../testing/TestUpload.ts';

let courses: TestCourses;
let lessons: TestLessons;
beforeAll(async () => {
  courses = await TestCourses.start();
  lessons = await TestLessons.start(courses);
});
afterAll(() => courses.stop());

const rowsOf = async (id: string) => ({
  file: (await lessons.app.database.selectFrom('file').select('id').where('id', '=', id).execute()).length,
  loose: (await lessons.app.database.selectFrom('loose_file').select('id').where('id', '=', id).execute())
    .length,
});

describe('saving', () => {
  test('a lesson has all that was entered, its main file first', async () => {
    const [main, other] = [await lessons.upload(), await lessons.upload('teacher', 'Ảnh.png', 'image/png')];
    const lesson = await lessons.saved({
      name: '  Nối   đất ',
      attachments: [
        { id: other, is_main: false },
        { id: main, is_main: true },
      ],
    });
    expect(lesson).toMatchObject({
      name: 'Nối đất',
      status: 'published',
      project_name: 'Dự án của khóa học',
      link: 'https://sen.vn/noi-dat',
      duration_seconds: 2700,
      created_by: people.teacher.id,
      in_use: false,
      copied_from: null,
      attachments: [
        { id: main, name: 'Bài 1.pdf', size: 1000, url: `/api/files/${main}`, is_main: true },
        { id: other, name: 'Ảnh.png', is_main: false },
      ],
    });
    expect((await auditOf(lessons.app.database, 'lesson', lesson.id)).map(({ action }) => action)).toContain(
      'lesson.added',
    );
  });

  test('an edit changes what it names; files that are left out are gone, with their bytes', async () => {
    const lesson = await lessons.saved();
    const [old] = lesson.attachments;
    const id = await lessons.upload();
    const { body } = await lessons.edit(lesson, { name: 'Khác', attachments: [{ id, is_main: true }] });
    expect(body.data).toMatchObject({
      id: lesson.id,
      version: 2,
      name: 'Khác',
      link: lesson.link,
      duration_seconds: 2700,
      status: 'published',
    });
    expect(await rowsOf(old?.id ?? '')).toEqual({ file: 0, loose: 1 });
    const cleared = await lessons.edit(body.data, { link: '', duration_seconds: null });
    expect(cleared.body.data).toMatchObject({ link: null, duration_seconds: null });
  });

  test('a film gives its duration, read before it was saved, unless one is typed', async () => {
    const lesson = await lessons.saved({ duration_seconds: null });
    const id = lesson.attachments[0]?.id ?? '';
    const rendition = {
      file_id: id,
      state: 'not_needed' as const,
      seconds: 83.4,
      tries: 1,
      created_at: new Date(),
    };
    await lessons.app.database.insertInto('file_rendition').values(rendition).execute();
    const read = await lessons.edit(lesson, { name: 'Phim' });
    expect(read.body.data.duration_seconds).toBe(83);
    const typed = await lessons.edit(read.body.data, { duration_seconds: 600 });
    expect(typed.body.data.duration_seconds).toBe(600);
  });

  test('of two edits of one version the second is refused', async () => {
    const lesson = await lessons.saved();
    await lessons.edit(lesson, { name: 'Trước' });
    const second = await lessons.edit(lesson, { name: 'Sau' }, 'admin');
    expect(second.body).toMatchObject({ code: 'lessonChanged' });
    expect(second.body.message).toContain(people.teacher.name);
  });

  const wrong: [string, (lesson: LessonDraft) => Promise<Partial<LessonDraft>>, Record<string, string>][] = [
    [
      'nothing',
      async () => ({ name: ' ', attachments: [] }),
      { name: 'thisFieldIsRequired', attachments: 'lessonFilesMissing' },
    ],
    [
      'no name, no category and no project',
      async () => ({ name: '', category_id: '', project_id: '' }),
      {
        name: 'thisFieldIsRequired',
        category_id: expect.any(String),
        project_id: expect.any(String),
      },
    ],
    [
      'captions as its main file',
      async () => ({
        attachments: [{ id: await lessons.upload('teacher', 'Bài 1.vtt', 'text/vtt'), is_main: true }],
      }),
      { 'attachments.0.id': 'lessonMainIsCaptions' },
    ],
    ['a NUL in the name', async () => ({ name: 'a\u0000b' }), { name: 'textBroken' }],
    ['a script as link', async () => ({ link: 'javascript:alert(1)' }), { link: 'lessonLinkNotHttp' }],
    [
      'two main files',
      async ({ attachments }) => ({
        attachments: [...attachments, { id: await lessons.upload(), is_main: true }],
      }),
      { attachments: 'lessonMainTwice' },
    ],
    [
      'a category of another unit',
      async () => ({ category_id: lessons.foreignCategory }),
      { category_id: 'unknownCategory' },
    ],
    [
      'a project of another unit',
      async () => ({ project_id: courses.foreignProject }),
      { project_id: 'unknownReference' },
    ],
    [
      'an upload of somebody else',
      async () => ({ attachments: [{ id: await lessons.upload('admin'), is_main: true }] }),
      { 'attachments.0.id': 'uploadUnknown' },
    ],
    [
      'an upload that is not complete',
      async () => ({ attachments: [{ id: await lessons.upload('teacher', 'a.mp4', null), is_main: true }] }),
      { 'attachments.0.id': 'uploadIncomplete' },
    ],
    [
      'a file of another lesson',
      async () => {
        const [file] = (await lessons.saved()).attachments;
        return { attachments: [{ id: file?.id ?? '', is_main: true }] };
      },
      { 'attachments.0.id': 'uploadUnknown' },
    ],
    ['no status', async () => ({ status: undefined }) as never, { status: 'thisFieldIsRequired' }],
    ['the status locked', async () => ({ status: 'locked' as never }), { status: 'notOneOf' }],
    [
      'a duration of sixty hours',
      async () => ({ duration_seconds: 216_000 }),
      { duration_seconds: 'tooLarge' },
    ],
  ];
  it.each(wrong)('refuses %s', async (_, change, codes) => {
    const draft = await lessons.newDraft();
    const { status, body } = await lessons.save({ ...draft, ...(await change(draft)) });
    expect([status, body.codes]).toEqual([422, codes]);
  });

  test('an upload becomes a file of the lesson, by its name without folders and what misleads', async () => {
    await lessons.app.app.fastify.listen({ port: 0, host: '127.0.0.1' });
    const bytes = Buffer.from('%PDF-1.7\nxin chào');
    const upload = await TestUpload.create(lessons.app, bytes, '../../Bài\u202E fdp.pdf');
    await upload.send({ from: 0 });
    await upload.finish();
    const lesson = await lessons.saved({ attachments: [{ id: upload.id, is_main: true }] });
    expect(lesson.attachments[0]).toMatchObject({ name: 'Bài fdp.pdf', size: bytes.length });
    const read = await lessons.app.call('getFile', 'teacher', { path: { id: upload.id } });
    expect(read.raw.rawPayload.equals(bytes)).toBe(true);
  });
});

describe('the three lists', () => {
  test('own ones, public ones, and those of the projects in which one takes part', async () => {
    const names = {
      own: 'Nháp của tôi',
      general: 'Bài công khai',
      project: 'Bài của dự án',
      other: 'Dự án khác',
    };
    const { id } = await lessons.app.database
      .insertInto('project')
      .values({ company_id: '1', name: 'Dự án kín', sort_key: 'd', created_by: people.admin.id })
      .returning('id')
      .executeTakeFirstOrThrow();
    await lessons.saved({ name: names.own, status: 'draft' });
    await lessons.saved({ name: names.general }, 'admin');
    await lessons.saved({ name: names.project, status: 'project' }, 'admin');
    const hidden = await lessons.saved({ name: names.other, status: 'project', project_id: id }, 'admin');
    const seen = async (scope: 'own' | 'general' | 'project', as: 'teacher' | 'admin') =>
      (await lessons.names(scope, as)).filter((name) => Object.values(names).includes(name));
    expect(await seen('own', 'teacher')).toEqual([names.own]);
    expect(await seen('general', 'teacher')).toEqual([names.general]);
    expect(await seen('project', 'teacher')).toEqual([names.project]);
    expect(await seen('project', 'admin')).toEqual([names.project, names.other]);
    expect((await lessons.get(hidden.id)).status).toBe(404);
    expect((await lessons.get(hidden.id, 'admin')).status).toBe(200);
  });

  test('a locked lesson stays in its list, and comes back as what it was', async () => {
    const lesson = await lessons.saved({ name: 'Để khóa', status: 'project' });
    expect((await lessons.lock([lesson.id], true)).status).toBe(200);
    expect(await lessons.names('project')).toContain('Để khóa');
    expect((await lessons.lock([lesson.id], true)).body).toMatchObject({ code: 'lessonAlreadyLocked' });
    const locked = (await lessons.get(lesson.id)).body.data;
    expect(locked.status).toBe('locked');
    expect((await lessons.edit(locked, { status: 'draft' })).body).toMatchObject({
      code: 'lessonStatusWhileLocked',
    });
    expect((await lessons.edit(locked, { name: 'Vẫn khóa' })).body.data).toMatchObject({ status: 'locked' });
    await lessons.lock([lesson.id], false);
    expect((await lessons.get(lesson.id)).body.data.status).toBe('project');
  });
});

describe('used lessons', () => {
  async function taught() {
    const lesson = await lessons.saved({ name: 'Đang dạy' });
    const classroom = await courses.insertClass(await courses.saved());
    await lessons.teach(lesson, classroom);
    return lesson;
  }

  test('an edit makes a copy with the same files, and both are there', async () => {
    const lesson = await taught();
    const { body } = await lessons.edit(lesson, { name: 'Bản mới' });
    expect(body.data).toMatchObject({ name: 'Bản mới', copied_from: lesson.id, in_use: false });
    expect(body.data.id).not.toBe(lesson.id);
    expect(body.data.attachments).toEqual(lesson.attachments);
    expect((await lessons.get(lesson.id)).body.data).toMatchObject({ name: 'Đang dạy', in_use: true });
    expect((await lessons.delete([body.data.id])).status).toBe(200);
    expect(await rowsOf(lesson.attachments[0]?.id ?? '')).toEqual({ file: 1, loose: 0 });
  });

  test('is not deleted, and the refusal names where it is used', async () => {
    const lesson = await taught();
    const refused = await lessons.delete([lesson.id]);
    expect(refused.body).toMatchObject({ code: 'lessonInClasses' });
    expect(refused.body.message).toContain('Lớp của An toàn điện');
    expect((await lessons.get(lesson.id)).body.data.classes).toHaveLength(1);
  });

  test('two copies that are deleted at once leave no file behind', async () => {
    const lesson = await lessons.saved();
    const copy = await lessons.app.call<Answer<'cloneLesson'>>('cloneLesson', 'teacher', {
      path: { id: lesson.id },
    });
    expect(copy.body.data).toMatchObject({ status: 'draft', name: `${lesson.name} (bản sao)` });
    await Promise.all([lessons.delete([lesson.id]), lessons.delete([copy.body.data.id])]);
    expect(await rowsOf(lesson.attachments[0]?.id ?? '')).toEqual({ file: 0, loose: 1 });
  });
});

describe('the files of a lesson', () => {
  const isHidden = async (id: string, as: 'teacher' | 'student' | 'staff') =>
    (await findFile(lessons.app.database, id, {
      ...people[as],
      company_id: demoCompany.id,
      lang: 'vi',
      mustChangePassword: false,
      admission: null,
    })) === undefined;

  test('are read by who manages lessons, and by students whose class has it', async () => {
    const lesson = await lessons.saved();
    const [file] = lesson.attachments;
    const id = file?.id ?? randomUUID();
    expect(
      await Promise.all([isHidden(id, 'teacher'), isHidden(id, 'student'), isHidden(id, 'staff')]),
    ).toEqual([false, true, true]);
    const classroom = await courses.insertClass(await courses.saved());
    await lessons.teach(lesson, classroom);
    expect(await isHidden(id, 'student')).toBe(true);
    await lessons.app.database
      .insertInto('classroom_student')
      .values({ classroom_id: classroom, user_id: people.student.id })
      .execute();
    expect(await isHidden(id, 'student')).toBe(false);
    await lessons.app.database
      .updateTable('classroom')
      .set({ published: false })
      .where('id', '=', classroom)
      .execute();
    expect(await isHidden(id, 'student')).toBe(true);
  });
});
