import type { Answer, Import, Problem } from '@sen/api/contract/model';
import { people } from '@sen/api/fixtures/people';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  findIssuingClass,
  issueCertificates,
  lockStudentsToCertify,
} from '../../store/certificates/issueCertificates.ts';
import { insertTemplate } from '../../testing/insertTemplate.ts';
import { settleResults } from '../../testing/settleResults.ts';
import { TestScores } from '../../testing/TestScores.ts';

let made: TestScores;
beforeAll(async () => {
  made = await TestScores.start();
});
beforeEach(() => made.assign());
afterAll(() => made.stop());

const mine = async () => {
  const { body } = await made.app.call<Answer<'getClass'>>('getClass', 'student', { path: { id: made.id } });
  return body.data.surveys.find((exam) => exam.id === made.assignment_id)?.mine;
};

test('an entered score is the result of its student, who sees by whom, until it is undone', async () => {
  await made.sit(made.ids[0] ?? '', 55);
  const sent = made.file('85,5', '70', '');
  const import_id = '7a0e4f0e-6a55-4b7d-8a2e-2f6a3f1c9e01';
  const { body } = await made.send(sent, { import_id });
  expect(body.data).toMatchObject({ state: 'done', saved: 1, changed: 1, repeated: 1, refused: 0 });
  expect((await made.send(sent, { import_id })).body.data.saved).toBe(1);
  expect(await made.entered()).toEqual([85.5, 70, null]);
  expect(await mine()).toMatchObject({
    best_score: 85.5,
    attempts: [{ final_score: 55 }],
    entered: { score: 85.5, entered_by: { name: people.teacher.name }, reason: null },
  });
  expect((await made.send(sent)).body.data).toMatchObject({
    saved: 0,
    changed: 0,
    repeated: 3,
    undo_until: null,
  });

  // Whoever has a score from a file has neither handed in nor begun for that: the counts say it apart.
  const taught = await made.app.call<Answer<'getClass'>>('getClass', 'teacher', { path: { id: made.id } });
  expect(taught.body.data.surveys.find(({ id }) => id === made.assignment_id)).toMatchObject({
    submitted_count: 1,
    begun_count: 2,
    entered_count: 2,
  });

  const work = await made.app.call<Answer<'getStudentWork'>>('getStudentWork', 'teacher', {
    path: { id: made.id, user_id: made.ids[0] ?? '' },
  });
  const exam = work.body.data.surveys.find((one) => one.assignment_id === made.assignment_id);
  expect(exam).toMatchObject({ best_score: 85.5, entered: { reason: 'Thi trên giấy ngày 27/11' } });

  expect(await made.undo(import_id)).toMatchObject({ state: 'undone', undone: 2, kept: 0, rows: [] });
  const told = await made.app.database
    .selectFrom('notification_event')
    .select('facts')
    .where('type', '=', 'ScoreEntered')
    .orderBy('id', 'desc')
    .limit(2)
    .execute();
  expect(told).toMatchObject([{ facts: { undone: true } }, { facts: { undone: false } }]);
  expect(await made.entered()).toEqual([null, null, null]);
  const after = await mine();
  expect(after).toMatchObject({ best_score: 55 });
  expect(after?.entered).toBeUndefined();
});

test('what the course makes of it follows, and follows the undoing', async () => {
  const explained = async () => {
    await settleResults(made.app);
    const { body } = await made.app.call<Answer<'explainCourseResult'>>('explainCourseResult', 'teacher', {
      path: { id: made.id, user_id: made.ids[1] ?? '' },
    });
    const { facts } = await made.app.database
      .selectFrom('course_result')
      .select('facts')
      .where('classroom_id', '=', made.id)
      .where('user_id', '=', made.ids[1] ?? '')
      .executeTakeFirstOrThrow();
    return { facts, exam: body.data.exams.find((exam) => exam.assignment_id === made.assignment_id) };
  };
  const before = await explained();
  expect(before.exam).toMatchObject({ handed_in: false, best_score: null });
  const { body } = await made.send(made.file('', '91'));
  const after = await explained();
  const reason = 'Thi trên giấy ngày 27/11';
  expect(after.exam).toMatchObject({ handed_in: true, best_score: 91, entered: { score: 91, reason } });
  expect(after.facts).not.toBe(before.facts);
  await made.undo(body.data.id);
  expect((await explained()).facts).toBe(before.facts);
});

test('an undoing says how many certificates are no longer earned', async () => {
  const { app, id } = made;
  const template_id = await insertTemplate(app, 'Chứng chỉ điểm', people.superAdmin.id);
  const { body } = await made.send(made.file('91'));
  const { course_id } = await app.database
    .selectFrom('classroom')
    .select('course_id')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  await app.database
    .insertInto('course_certificate')
    .values({ course_id: course_id ?? '0', template_id, by_rule: false })
    .execute();
  await app.database.transaction().execute(async (transaction) => {
    const issuing = await findIssuingClass(transaction, id);
    if (!issuing) throw new Error('The course has no certificate.');
    const now = app.clock.now();
    const students = await lockStudentsToCertify(transaction, issuing, made.ids.slice(0, 1), now);
    await issueCertificates(transaction, issuing, students, { by: null, now });
  });
  const { body: done } = await app.call<{ data: Import }>('getImport', 'teacher', {
    path: { id: body.data.id },
  });
  expect(done.data.unearned_certificates).toBeUndefined();
  expect((await made.undo(body.data.id)).unearned_certificates).toEqual({ count: 1, classroom_id: id });
  await app.database
    .updateTable('certificate')
    .set({ revoked_at: app.clock.now(), revoked_by: people.superAdmin.id, reason: 'Hoàn tác' })
    .where('classroom_id', '=', id)
    .execute();
  const { body: after } = await app.call<{ data: Import }>('getImport', 'teacher', {
    path: { id: body.data.id },
  });
  expect(after.data.unearned_certificates).toBeUndefined();
});

test('an undoing keeps what was changed since, and names it', async () => {
  const first = await made.send(made.file('60', '70', '80'));
  const second = await made.send(made.file('65'), { reason: 'Phúc khảo' });
  expect(second.body.data).toMatchObject({ saved: 0, changed: 1 });
  const { body } = await made.app.call<{ data: Import }>('getImport', 'teacher', {
    path: { id: first.body.data.id },
  });
  expect(body.data.undo_until).not.toBeNull();
  const undone = await made.undo(first.body.data.id);
  expect(undone).toMatchObject({ state: 'undone', undone: 2, kept: 1 });
  expect(undone.rows).toMatchObject([{ row: 2, errors: [{ code: 'keptByUndo' }] }]);
  expect(await made.entered()).toEqual([65, null, null]);
  await made.undo(second.body.data.id);
  expect(await made.entered()).toEqual([60, null, null]);
});

test('every change is in the audit log, with old and new, the reason and the import', async () => {
  const { body } = await made.send(made.file('60'));
  const again = await made.send(made.file('65'), { reason: 'Phúc khảo' });
  await made.undo(again.body.data.id);
  const entries = await made.app.database
    .selectFrom('audit_log')
    .select(['action', 'details'])
    .where('subject_id', '=', made.assignment_id)
    .where('action', 'like', 'assignment.score%')
    .orderBy('id')
    .execute();
  const [student] = made.ids;
  expect(entries).toMatchObject([
    {
      action: 'assignment.scoreEntered',
      details: { student, before: null, after: 60, reason: 'Thi trên giấy ngày 27/11', import: body.data.id },
    },
    { action: 'assignment.scoreEntered', details: { student, before: 60, after: 65, reason: 'Phúc khảo' } },
    { action: 'assignment.scoreWithdrawn', details: { student, before: 65, after: 60 } },
  ]);
});

test('the reason is told to those who run the class, the score as the result counts it to all', async () => {
  const explainedTo = async (reader: 'student' | 'teacher' | 'admin') => {
    const { body } = await made.app.call<Answer<'explainCourseResult'>>('explainCourseResult', reader, {
      path: { id: made.id, user_id: people.student.id },
    });
    return body.data.exams.find((exam) => exam.assignment_id === made.assignment_id)?.entered;
  };
  const reason = 'Thi trên giấy ngày 27/11';
  const { body } = await made.send(made.file('60'));
  expect(await explainedTo('student')).toMatchObject({ score: 60, reason: null });
  for (const reader of ['teacher', 'admin'] as const)
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    expect(await explainedTo(reader)).toMatchObject({ score: 60, reason });
  await made.app.database
    .updateTable('assignment')
    .set({ show_score: 'never', show_answers: 'never', show_key: 'never' })
    .where('id', '=', made.assignment_id)
    .execute();
  // The result does not count what its student does not see.
  expect(await explainedTo('teacher')).toMatchObject({ score: null, reason });
  await made.undo(body.data.id);
});

test('a student sees and hears of no score that the exam does not show', async () => {
  await made.app.database
    .updateTable('assignment')
    .set({ show_score: 'never', show_answers: 'never', show_key: 'never' })
    .where('id', '=', made.assignment_id)
    .execute();
  const told = async () => {
    const { count } = await made.app.database
      .selectFrom('notification_event')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('type', '=', 'ScoreEntered')
      .executeTakeFirstOrThrow();
    return count;
  };
  const before = await told();
  const { body } = await made.send(made.file('60'));
  expect(await mine()).toMatchObject({ best_score: null, entered: { score: null } });
  await made.undo(body.data.id);
  expect(await told()).toBe(before);
});

test('an exam with an entered score stays, and so does its class', async () => {
  await made.send(made.file('60'));
  const withdrawn = await made.app.call<Problem>('withdrawAssignment', 'teacher', { path: made.path });
  expect(withdrawn.status).toBe(409);
});
