import type { Answer, FullCourse, Problem } from '@sen/api/contract/model';
import type { TestApp } from './TestApp.ts';
import type { TestClasses } from './TestClasses.ts';

type Person = Parameters<TestApp['call']>[1];
export type Query = NonNullable<NonNullable<Parameters<TestApp['call']>[2]>['query']>;

/** The calls of the tests of free courses, by the student and the administrator of the fixtures unless said otherwise. */
export class TestFreeCourses {
  readonly #made: TestClasses;

  constructor(made: TestClasses) {
    this.#made = made;
  }

  /** A course in the catalogue. */
  async published(): Promise<FullCourse> {
    const course = await this.#made.newCourse();
    await this.#made.app.call('askForPublicCourse', 'superAdmin', { path: { id: course.id }, body: {} });
    return course;
  }

  read(id: string, as: Person = 'student') {
    return this.#made.app.call<Answer<'getFreeCourse'> & Problem>('getFreeCourse', as, { path: { id } });
  }

  ask(id: string, body: object = {}, as: Person = 'student') {
    return this.#made.app.call<Problem>('askForFreeCourse', as, { path: { id }, body });
  }

  async requestOf(id: string) {
    return (await this.read(id)).body.data.request;
  }

  approve(request_ids: string[], classroom_id?: string, as: Person = 'admin') {
    return this.#made.app.call<Problem>('approveRequests', as, {
      body: { request_ids, ...(classroom_id && { classroom_id }) },
    });
  }

  async catalogue(query: Query = {}) {
    const { body } = await this.#made.app.call<Answer<'listFreeCourses'>>('listFreeCourses', 'student', {
      query: { limit: 100, ...query },
    });
    return body.data;
  }

  /** The requests that an administrator reads. */
  async requests(query: Query = {}) {
    const { body } = await this.#made.app.call<Answer<'listRequests'>>('listRequests', 'admin', {
      query: { limit: 100, ...query },
    });
    return body.data;
  }
}
