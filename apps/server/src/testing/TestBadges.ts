import type { Answer, Problem } from '@sen/api/contract/model';
import { demoCompany, secondCompany } from '@sen/api/fixtures/people';
import { pictureBytes } from '@sen/domain/testing/pictureBytes';
import { TestFile } from './multipartOf.ts';
import { TestApp } from './TestApp.ts';

interface Courses {
  /** The course of class 1. */
  course: string;
  /** Another one of its unit, and one of another unit. */
  other: string;
  foreign: string;
}

/** A product with the demo organisation, and the calls that tests of badges make. */
export class TestBadges {
  readonly app: TestApp;
  readonly courses: Courses;
  readonly #image = new TestFile('badge.png', pictureBytes.png());
  #count = 0;

  private constructor(app: TestApp, courses: Courses) {
    this.app = app;
    this.courses = courses;
  }

  static async start(): Promise<TestBadges> {
    const app = await TestApp.start({ demo: true });
    return new TestBadges(app, await findCourses(app));
  }

  add(body: object = {}) {
    this.#count += 1;
    return this.app.call<Answer<'addBadge'> & Problem>('addBadge', 'superAdmin', {
      body: {
        image: this.#image,
        name: `Huy hiệu ${this.#count}`,
        company_id: demoCompany.id,
        ...body,
      },
    });
  }

  async added(body: object = {}) {
    return (await this.add(body)).body.data;
  }

  /** Changes a badge; its name is sent as it is now, unless the body has one. */
  async edit(id: string, body: object) {
    const now = await this.app.database
      .selectFrom('badge')
      .select('name')
      .where('id', '=', id)
      .executeTakeFirst();
    return this.app.call<Answer<'editBadge'> & Problem>('editBadge', 'superAdmin', {
      path: { id },
      body: { name: now?.name ?? 'Huy hiệu', ...body },
    });
  }

  /** A rule that needs the course. */
  ofCourse(body: object = {}) {
    return { course_ids: [this.courses.course], required_course_count: 1, ...body };
  }
}

async function findCourses({ database }: TestApp): Promise<Courses> {
  const { course_id } = await database
    .selectFrom('classroom')
    .select('course_id')
    .where('id', '=', '1')
    .executeTakeFirstOrThrow();
  const course = course_id ?? '';
  const courses = await database
    .selectFrom('course')
    .select(['id', 'company_id'])
    .where('id', '<>', course)
    .orderBy('id')
    .execute();
  const of = (company: string) => courses.find(({ company_id }) => company_id === company)?.id ?? '';
  return { course, other: of(demoCompany.id), foreign: of(secondCompany.id) };
}
