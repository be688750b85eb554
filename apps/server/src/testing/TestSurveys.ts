import type { Answer, AnswerValue, Problem, Query, SurveyDraft } from '@sen/api/contract/model';
import { demoCompany, people } from '@sen/api/fixtures/people';
import { insertSurvey } from './insertSurvey.ts';
import { TestApp } from './TestApp.ts';

type Person = keyof typeof people;

export const yes: AnswerValue = { type: 'one_choice', choice: 'yes' };
export const no: AnswerValue = { type: 'one_choice', choice: 'no' };
export const because = (text: string): AnswerValue => ({ type: 'long_answer', text });

/** A product, and the calls that tests of surveys of projects make. */
export class TestSurveys {
  readonly app: TestApp;
  #count = 0;

  private constructor(app: TestApp) {
    this.app = app;
  }

  static async start(): Promise<TestSurveys> {
    return new TestSurveys(await TestApp.start());
  }

  hours(count: number): Date {
    return new Date(this.app.clock.now().getTime() + count * 3_600_000);
  }

  /** A survey that two students are asked to answer now. */
  asked(change: Partial<Parameters<typeof insertSurvey>[1]> = {}) {
    this.#count += 1;
    return insertSurvey(this.app, {
      companyId: demoCompany.id,
      createdBy: people.teacher.id,
      name: `Khảo sát ${this.#count}`,
      participants: [people.student.id, people.otherStudent.id],
      starts_at: this.hours(-1),
      ends_at: this.hours(1),
      ...change,
    });
  }

  draftIn(place: { project: string; form: string }, change: Partial<SurveyDraft> = {}) {
    return {
      name: 'Nhu cầu đào tạo quý I',
      form_id: place.form,
      project_id: place.project,
      anonymous: false,
      start_time: this.hours(0).toISOString(),
      end_time: this.hours(24).toISOString(),
      user_ids: [people.student.id],
      priority: 'high',
      quarter: 1,
      year: 2027,
      reason: 'Có thiết bị mới',
      audience: 'Tổ vận hành',
      ...change,
    } satisfies SurveyDraft;
  }

  save(body: SurveyDraft, as: Person = 'teacher') {
    return this.app.call<Answer<'saveSurvey'> & Problem>('saveSurvey', as, { body });
  }

  async detail(id: string) {
    return (await this.app.call<Answer<'getSurvey'>>('getSurvey', 'teacher', { path: { id } })).body.data;
  }

  open(id: string, as: Person) {
    return this.app.call<Answer<'openSurvey'> & Problem>('openSurvey', as, { path: { id } });
  }

  openAt(id: string, query: Query<'openSurvey'>) {
    return this.app.call<Answer<'openSurvey'> & Problem>('openSurvey', 'student', { path: { id }, query });
  }

  async answer(id: string, as: Person, answers: Record<string, AnswerValue> = { useful: yes }) {
    const survey = await this.app.database
      .selectFrom('survey')
      .select(['form_id', 'anonymous'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    return this.app.call<Problem>('answerSurvey', as, { path: { id }, body: { ...survey, answers } });
  }

  async statistics(id: string) {
    const { body } = await this.app.call<Answer<'getSurveyStatistics'>>('getSurveyStatistics', 'teacher', {
      path: { id },
    });
    return body.data;
  }
}
