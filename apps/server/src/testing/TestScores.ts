import type { Import, MemberImportReport, Problem } from '@sen/api/contract/model';
import { people } from '@sen/api/fixtures/people';
import { insertAttempts } from '../store/attempts/startRows.ts';
import { finishImport } from './finishImport.ts';
import { finishUndo } from './finishUndo.ts';
import { TestFile } from './multipartOf.ts';
import { newAssignment } from './newAssignment.ts';
import { TestApp } from './TestApp.ts';

/** The headings of a file that names students by their addresses. */
export const scoreHeadings = 'Email;Điểm';

/** The import of scores by the teacher of the fixtures, into a class that the teacher teaches and an exam of each test. */
export class TestScores {
  readonly app: TestApp;
  /** The class. */
  readonly id = '1';
  /** Of five active students of the class, the student of the fixtures first. */
  readonly emails: readonly string[];
  readonly ids: readonly string[];
  #assignment = '';

  private constructor(app: TestApp, students: readonly { id: string; email: string }[]) {
    this.app = app;
    this.emails = students.map(({ email }) => email);
    this.ids = students.map(({ id }) => id);
  }

  static async start(): Promise<TestScores> {
    const app = await TestApp.start({ demo: true });
    const students = await app.database
      .selectFrom('classroom_student')
      .innerJoin('user_account', 'user_account.id', 'user_id')
      .select(['email', 'user_account.id'])
      .where('classroom_id', '=', '1')
      .where('user_account.status', '=', 'active')
      .orderBy(({ eb }) => eb('user_account.id', '=', people.student.id), 'desc')
      .orderBy('user_account.id')
      .limit(5)
      .execute();
    return new TestScores(app, students);
  }

  stop(): Promise<void> {
    return this.app.stop();
  }

  /** The assigned exam that scores are entered for. */
  get assignment_id(): string {
    return this.#assignment;
  }

  get path() {
    return { id: this.id, assignment_id: this.#assignment };
  }

  /** Assigns an exam, to the class unless said otherwise, which scores are entered for from now on. */
  async assign(values: Partial<Parameters<typeof newAssignment>[1]> = {}): Promise<void> {
    this.#assignment = await newAssignment(this.app, { classroom_id: this.id, ...values });
  }

  /** A file with the scores of the first students, in their order. */
  file(...scores: string[]): TestFile {
    const rows = scores.map((score, at) => `${this.emails[at] ?? ''};${score}`);
    return new TestFile('diem.csv', [scoreHeadings, ...rows].join('\r\n'));
  }

  check(file: TestFile) {
    return this.app.call<{ data: MemberImportReport } & Problem>('checkScores', 'teacher', {
      path: this.path,
      body: { file },
    });
  }

  send(file: TestFile, body: { reason?: string; import_id?: string } = {}) {
    return finishImport(
      this.app,
      'teacher',
      this.app.call<{ data: Import } & Problem>('importScores', 'teacher', {
        path: this.path,
        body: { file, reason: 'Thi trên giấy ngày 27/11', ...body },
      }),
    );
  }

  async undo(importId: string) {
    const { status } = await this.app.call('undoImport', 'teacher', { path: { id: importId } });
    if (status !== 200) throw new Error(`The undoing was refused with ${status}.`);
    return finishUndo(this.app, 'teacher', importId);
  }

  /** The entered scores of the first three students. */
  async entered(): Promise<(number | null)[]> {
    const rows = await this.app.database
      .selectFrom('entered_score')
      .select(['user_id', 'score'])
      .where('assignment_id', '=', this.#assignment)
      .execute();
    return this.ids.slice(0, 3).map((user) => rows.find(({ user_id }) => user_id === user)?.score ?? null);
  }

  /** An attempt of a student: marked with this score, worth it so far, or still running. */
  async sit(
    userId: string,
    final_score: number,
    state: 'marked' | 'submitted' | 'in_progress' = 'marked',
  ): Promise<void> {
    const { database, clock } = this.app;
    const now = clock.now();
    const deadline = new Date(now.getTime() + 3_600_000);
    const assignmentId = this.#assignment;
    await insertAttempts(database, [
      { assignmentId, userId, number: 0, startedAt: now, deadline, seed: 'x' },
    ]);
    if (state === 'in_progress') return;
    await database
      .updateTable('attempt')
      .set({
        state,
        score: final_score,
        final_score,
        submitted_at: now,
        submitted_by: 'student',
        sealed_at: now,
      })
      .where('assignment_id', '=', assignmentId)
      .where('user_id', '=', userId)
      .execute();
  }
}
