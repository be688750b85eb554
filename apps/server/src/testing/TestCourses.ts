import { randomUUID } from 'node:crypto';
import { demoCompany, people, secondCompany } from '@sen/api/fixtures/people';
import type { Answer, CourseDraft, FullCourse, Problem } from '@sen/api/contract/model';
import { sortKey } from '@sen/domain/text/sort';
import type { Database } from '../store/database.ts';
import { insertCategory } from './access/insertCategory.ts';
import { TestApp } from './TestApp.ts';

export type Person = keyof typeof people;

/** A product with projects and exams for courses, and the calls that tests of courses make. */
export class TestCourses {
  readonly app: TestApp;
  readonly project: string;
  /** Of the second unit. */
  readonly foreignProject: string;
  readonly exams: readonly string[];
  #count = 0;

  private constructor(app: TestApp, made: Pick<TestCourses, 'project' | 'foreignProject' | 'exams'>) {
    this.app = app;
    this.project = made.project;
    this.foreignProject = made.foreignProject;
    this.exams = made.exams;
  }

  static async start(): Promise<TestCourses> {
    const app = await TestApp.start();
    const category_id = await insertCategory(app, demoCompany.id, 'exam', 'đề thi khóa học');
    const exams = await app.database
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
    return new TestCourses(app, {
      project: await insertProject(app.database, demoCompany.id, 'Dự án của khóa học'),
      foreignProject: await insertProject(app.database, secondCompany.id, 'Dự án của đơn vị khác'),
      exams: exams.map(({ id }) => id),
    });
  }

  async stop(): Promise<void> {
    await this.app.stop();
  }

  /** A free course with two chapters, the second with an exam. */
  newDraft(change: Partial<CourseDraft> = {}): CourseDraft {
    this.#count += 1;
    return {
      project_id: this.project,
      kind: 'free',
      course_name: `An toàn điện ${this.#count}`,
      course_code: `ATD-${this.#count}`,
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
          surveys: [{ id: randomUUID(), survey_id: this.exams[0] ?? '0', weight: 100, position: 0 }],
        },
      ],
      ...change,
    };
  }

  save(draft: CourseDraft, as: Person = 'admin') {
    return this.app.call<Answer<'saveCourse'> & Problem>('saveCourse', as, { body: draft });
  }

  /** @throws when it is refused */
  async saved(change: Partial<CourseDraft> = {}, as: Person = 'admin'): Promise<FullCourse> {
    const { body, status } = await this.save(this.newDraft(change), as);
    if (status !== 200) throw new Error(`The course was refused: ${JSON.stringify(body)}`);
    return body.data;
  }

  async full(id: string): Promise<FullCourse> {
    return (await this.app.call<Answer<'getFullCourse'>>('getFullCourse', 'admin', { path: { id } })).body
      .data;
  }

  /** A class of a course, written by this transaction. */
  async insertClass(
    course: FullCourse,
    database: Database = this.app.database,
    times = { starts_at: new Date('2026-01-01'), ends_at: new Date('2026-02-01') },
    name = `Lớp của ${course.course_name}`,
  ): Promise<string> {
    this.#count += 1;
    const { id } = await database
      .insertInto('classroom')
      .values({
        company_id: course.company_id,
        project_id: course.project_id,
        course_id: course.id,
        name,
        sort_key: 'l',
        code: `${course.course_code}-${this.#count}`,
        ...times,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  }
}

export async function insertProject(database: Database, company_id: string, name: string): Promise<string> {
  const { id } = await database
    .insertInto('project')
    .values({ company_id, name, sort_key: sortKey(name) })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
