import type { Answer, CategorySegment, Problem } from '@sen/api/contract/model';
import { demoCompany, type people } from '@sen/api/fixtures/people';
import { TestApp } from './TestApp.ts';

type Person = keyof typeof people;
type One = Answer<'getCategory'> & Problem;

// Widened, as the type of a parameter's default is that of the constant.
export const lessons = 'lessons_categories' as CategorySegment;
export const questions = 'questions_categories' as CategorySegment;
export const missing = '987654321';

/** The demo organisation, and the calls that tests of categories make. */
export class TestCategories {
  readonly app: TestApp;
  #count = 0;

  private constructor(app: TestApp) {
    this.app = app;
  }

  static async start(): Promise<TestCategories> {
    return new TestCategories(await TestApp.start({ demo: true }));
  }

  stop(): Promise<void> {
    return this.app.stop();
  }

  unique(name: string): string {
    this.#count += 1;
    return `${name} ${this.#count}`;
  }

  async add(
    categories: CategorySegment,
    name = this.unique('Danh mục'),
    company_id: string = demoCompany.id,
  ): Promise<string> {
    const as = company_id === demoCompany.id ? 'admin' : 'superAdmin';
    const { body } = await this.app.call<One>('addCategory', as, {
      path: { categories },
      body: { name, company_id },
    });
    return body.data.id;
  }

  addChild(id: string, name: string, categories = lessons, as: Person = 'admin') {
    return this.app.call<One>('addCategoryChild', as, { path: { categories, id }, body: { name } });
  }

  async child(id: string, name = this.unique('Con'), categories = lessons): Promise<string> {
    return (await this.addChild(id, name, categories)).body.data.id;
  }

  get(id: string, categories = lessons, as: Person = 'admin') {
    return this.app.call<One>('getCategory', as, { path: { categories, id } });
  }

  change(id: string, body: object, categories = lessons, as: Person = 'admin') {
    return this.app.call<One>('changeCategory', as, { path: { categories, id }, body });
  }

  remove(category_ids: string[], categories = lessons, as: Person = 'admin') {
    return this.app.call<Problem>('deleteCategories', as, { path: { categories }, body: { category_ids } });
  }

  move(id: string, body: object, categories = lessons, as: Person = 'admin') {
    return this.app.call<Answer<'moveCategoryContents'> & Problem>('moveCategoryContents', as, {
      path: { categories, id },
      body,
    });
  }

  async childrenOf(id: string, categories = lessons, query = {}) {
    const path = { categories, id };
    return (
      await this.app.call<Answer<'listCategoryChildren'>>('listCategoryChildren', 'admin', { path, query })
    ).body;
  }
}

/** Of an answer: its status, and the codes of its fields or its own. */
export function refusal({ status, body }: { status: number; body: Problem }) {
  return [status, body.codes ?? { code: body.code }];
}
