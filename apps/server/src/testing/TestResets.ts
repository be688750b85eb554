import { people } from '@sen/api/fixtures/people';
import type { Answer, Problem, ResetRequest, StudentWork, WorkExam } from '@sen/api/contract/model';
import { newAssignment } from './newAssignment.ts';
import { Sitting } from './Sitting.ts';
import { TestApp } from './TestApp.ts';

type Who = keyof typeof people;
type Told = Answer<'resetAttempt'> & Problem;

/** The demo organisation with an exam of its first class, and the calls that tests of reset attempts make. */
export class TestResets {
  readonly app: TestApp;
  /** Of the last `assign`. */
  assignment = '';

  private constructor(app: TestApp) {
    this.app = app;
  }

  static async start(): Promise<TestResets> {
    return new TestResets(await TestApp.start({ demo: true }));
  }

  /** Sets the clock to 9:00 on 23 November 2026 in Vietnam and assigns the exam anew. */
  async assign(changes?: Parameters<typeof newAssignment>[1]): Promise<void> {
    this.app.clock.set('2026-11-23T02:00:00Z');
    this.assignment = await newAssignment(this.app, changes);
  }

  begin(who: Who = 'student'): Promise<Sitting> {
    return Sitting.begin(this.app, who, this.assignment);
  }

  /** An attempt with one answer, handed in. */
  async handedIn(): Promise<Sitting> {
    const sitting = await this.begin();
    await sitting.saveOne('long_answer', { type: 'long_answer', text: 'Em gọi ngay số 114.' });
    const { status } = await sitting.submit();
    if (status !== 200) throw new Error(`The attempt was not handed in: ${status}`);
    return sitting;
  }

  /** Asks for the student's first attempt to be reset and taken again. */
  request(change: Partial<ResetRequest> = {}): ResetRequest {
    return {
      student_id: people.student.id,
      assignment_id: this.assignment,
      number: 0,
      retake: 'again',
      ...change,
    };
  }

  reset(change: Partial<ResetRequest> = {}, as: Who = 'teacher', id = '1') {
    return this.app.call<Told>('resetAttempt', as, { path: { id }, body: this.request(change) });
  }

  restore(attempt_id: string, as: Who = 'admin', id = '1') {
    return this.app.call<Told>('restoreAttempt', as, { path: { id }, body: { attempt_id } });
  }

  async work(user_id: string = people.student.id, as: Who = 'teacher'): Promise<StudentWork> {
    const { body } = await this.app.call<Answer<'getStudentWork'>>('getStudentWork', as, {
      path: { id: '1', user_id },
    });
    return body.data;
  }

  /** The assigned exam among a student's work. */
  examOf({ surveys }: StudentWork): WorkExam {
    const found = surveys.find(({ assignment_id }) => assignment_id === this.assignment);
    if (!found) throw new Error('The exam is not among the student’s work.');
    return found;
  }

  /** The assigned exam as its student sees it. */
  async own(as: Who = 'student') {
    const { body } = await this.app.call<Answer<'getAssignment'>>('getAssignment', as, {
      path: { id: this.assignment },
    });
    return body.data;
  }

  lastNotified() {
    return this.app.database
      .selectFrom('notification_event')
      .select(['type', 'facts', 'recipients'])
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
  }

  stop(): Promise<void> {
    return this.app.stop();
  }
}
