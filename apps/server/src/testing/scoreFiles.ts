import type { Import, MemberImportReport, Problem } from '@sen/api/contract/model';
import { people } from '@sen/api/fixtures/people';
import { insertAttempts } from '../store/attempts/startRows.ts';
import { finishImport } from './finishImport.ts';
import { finishUndo } from './finishUndo.ts';
import type { TestFile } from './multipartOf.ts';
import type { TestApp } from './TestApp.ts';

type Path = { id: string; assignment_id: string };

/** Five active students of a class, the student of the fixtures first. */
export async function readScoreStudents({ database }: TestApp, classId: string) {
  const students = await database
    .selectFrom('classroom_student')
    .innerJoin('user_account', 'user_account.id', 'user_id')
    .select(['email', 'user_account.id'])
    .where('classroom_id', '=', classId)
    .where('user_account.status', '=', 'active')
    .orderBy(({ eb }) => eb('user_account.id', '=', people.student.id), 'desc')
    .orderBy('user_account.id')
    .limit(5)
    .execute();
  return { emails: students.map(({ email }) => email), ids: students.map(({ id }) => id) };
}

/** Calls of the import of scores by the teacher of the fixtures, for the assigned exam that the test has now. */
export function scoreFiles(app: () => TestApp, path: () => Path) {
  const check = (file: TestFile) =>
    app().call<{ data: MemberImportReport } & Problem>('checkScores', 'teacher', {
      path: path(),
      body: { file },
    });
  const send = (file: TestFile, body: { reason?: string; import_id?: string } = {}) =>
    finishImport(
      app(),
      'teacher',
      app().call<{ data: Import } & Problem>('importScores', 'teacher', {
        path: path(),
        body: { file, reason: 'Thi trên giấy ngày 27/11', ...body },
      }),
    );
  const undo = async (importId: string) => {
    const { status } = await app().call('undoImport', 'teacher', { path: { id: importId } });
    if (status !== 200) throw new Error(`The undoing was refused with ${status}.`);
    return finishUndo(app(), 'teacher', importId);
  };
  /** An attempt of a student, marked with this score or still running. */
  const sit = async (userId: string, final_score: number, state: 'marked' | 'in_progress' = 'marked') => {
    const { database, clock } = app();
    const now = clock.now();
    const deadline = new Date(now.getTime() + 3_600_000);
    const { assignment_id: assignmentId } = path();
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
  };
  return { check, send, undo, sit };
}
