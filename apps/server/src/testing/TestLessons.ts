import { randomUUID } from 'node:crypto';
import { demoCompany, people, secondCompany } from '@sen/api/fixtures/people';
import type { Answer, Lesson, LessonDraft, Problem } from '@sen/api/contract/model';
import { insertCategory } from './access/insertCategory.ts';
import type { TestApp } from './TestApp.ts';
import type { Person, TestCourses } from './TestCourses.ts';

/** The lesson bank of the unit of `TestCourses`, and the calls that tests of it make. */
export class TestLessons {
  readonly app: TestApp;
  readonly project: string;
  readonly category: string;
  readonly foreignCategory: string;

  private constructor(courses: TestCourses, categories: { category: string; foreignCategory: string }) {
    this.app = courses.app;
    this.project = courses.project;
    this.category = categories.category;
    this.foreignCategory = categories.foreignCategory;
  }

  static async start(courses: TestCourses): Promise<TestLessons> {
    const person = { project_id: courses.project, user_id: people.teacher.id, part: 'lecturer' as const };
    await courses.app.database
      .insertInto('project_person')
      .values(person)
      .onConflict((one) => one.doNothing())
      .execute();
    return new TestLessons(courses, {
      category: await insertCategory(courses.app, demoCompany.id, 'lesson', 'bài giảng'),
      foreignCategory: await insertCategory(courses.app, secondCompany.id, 'lesson', 'bài giảng khác'),
    });
  }

  /** A complete upload of this person, without its bytes. */
  async upload(as: Person = 'teacher', name = 'Bài 1.pdf', type: string | null = 'application/pdf') {
    const id = randomUUID();
    const now = this.app.clock.now();
    await this.app.database
      .insertInto('upload')
      .values({
        id,
        created_by: people[as].id,
        company_id: demoCompany.id,
        purpose: 'lesson',
        name,
        size: 1000,
        type,
        sha256: type === null ? null : Buffer.alloc(32),
        created_at: now,
        expires_at: new Date(now.getTime() + 86_400_000),
      })
      .execute();
    return id;
  }

  async newDraft(change: Partial<LessonDraft> = {}, as: Person = 'teacher'): Promise<LessonDraft> {
    return {
      name: 'Nối đất an toàn',
      category_id: this.category,
      status: 'published',
      project_id: this.project,
      link: 'https://sen.vn/noi-dat',
      duration_seconds: 2700,
      attachments: [{ id: await this.upload(as), is_main: true }],
      ...change,
    };
  }

  save(draft: LessonDraft, as: Person = 'teacher') {
    return this.app.call<Answer<'saveLesson'> & Problem>('saveLesson', as, { body: draft });
  }

  /** @throws when it is refused */
  async saved(change: Partial<LessonDraft> = {}, as: Person = 'teacher'): Promise<Lesson> {
    const { body, status } = await this.save(await this.newDraft(change, as), as);
    if (status !== 200) throw new Error(`The lesson was refused: ${JSON.stringify(body)}`);
    return body.data;
  }

  /** An edit that changes these fields alone. */
  edit({ id, version, ...lesson }: Lesson, change: Partial<LessonDraft>, as: Person = 'teacher') {
    const attachments = lesson.attachments.map((file) => ({ id: file.id, is_main: file.is_main }));
    const { name, project_id } = lesson;
    return this.save(
      { id, version, name, project_id, category_id: lesson.category.id, attachments, ...change },
      as,
    );
  }

  get(id: string, as: Person = 'teacher') {
    return this.app.call<Answer<'getLesson'> & Problem>('getLesson', as, { path: { id } });
  }

  async names(scope: 'own' | 'general' | 'project', as: Person = 'teacher'): Promise<string[]> {
    const { body } = await this.app.call<Answer<'listLessons'>>('listLessons', as, {
      query: { scope, limit: 100, sort: 'name' },
    });
    return body.data.map(({ name }) => name);
  }

  lock(ids: readonly string[], lock: boolean, as: Person = 'teacher') {
    return this.app.call<Problem>('lockLessons', as, { body: { lesson_ids: ids, lock } });
  }

  delete(ids: readonly string[], as: Person = 'teacher') {
    return this.app.call<Problem>('deleteLessons', as, { body: { lesson_ids: ids } });
  }

  /** Lets a class teach the lesson. */
  async teach(lesson: Lesson, classroomId: string): Promise<void> {
    const chapter = { classroom_id: classroomId, id: randomUUID(), position: 99, name: 'Chương' };
    await this.app.database.insertInto('classroom_chapter').values(chapter).execute();
    await this.app.database
      .insertInto('classroom_session')
      .values({
        classroom_id: classroomId,
        id: randomUUID(),
        chapter_id: chapter.id,
        position: 0,
        name: 'Buổi',
        kind: 'lesson',
        lesson_id: lesson.id,
      })
      .execute();
  }
}
