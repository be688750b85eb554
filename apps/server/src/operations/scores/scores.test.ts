import { demoCompany, people, secondCompany } from '@sen/api/fixtures/people';
import type { Answer, Import, Problem } from '@sen/api/contract/model';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { insertPeople } from '../../seeds/seedPeople.ts';
import { codesOf } from '../../testing/memberImports.ts';
import { newAssignment } from '../../testing/newAssignment.ts';
import { TestFile } from '../../testing/multipartOf.ts';
import { readScoreStudents, scoreFiles } from '../../testing/scoreFiles.ts';
import { settleResults } from '../../testing/settleResults.ts';
import { TestApp } from '../../testing/TestApp.ts';

let app: TestApp;
/** A class that the teacher of the fixtures teaches, and its students. */
const id = '1';
let emails: string[];
let ids: string[];
let assignment_id: string;
beforeAll(async () => {
  app = await TestApp.start({ demo: true });
  ({ emails, ids } = await readScoreStudents(app, id));
});
beforeEach(async () => {
  assignment_id = await newAssignment(app, { classroom_id: id });
});
afterAll(() => app.stop());

const heading = 'Email;Điểm';
const file = (...scores: string[]) =>
  new TestFile(
    'diem.csv',
    [heading, ...scores.map((score, at) => `${emails[at] ?? ''};${score}`)].join('\r\n'),
  );
const { check, send, undo, sit } = scoreFiles(
  () => app,
  () => ({ id, assignment_id }),
);
const entered = async () => {
  const rows = await app.database
    .selectFrom('entered_score')
    .select(['user_id', 'score'])
    .where('assignment_id', '=', assignment_id)
    .execute();
  return ids.map((user) => rows.find(({ user_id }) => user_id === user)?.score ?? null).slice(0, 3);
};
const mine = async () => {
  const { body } = await app.call<Answer<'getClass'>>('getClass', 'student', { path: { id } });
  return body.data.surveys.find((exam) => exam.id === assignment_id)?.mine;
};
test('a dry run counts what is new, changed, unchanged and wrong, and stores nothing', async () => {
  await sit(ids[1] ?? '', 55);
  await sit(ids[2] ?? '', 0, 'in_progress');
  const { teacher } = people;
  const sent = new TestFile(
    'diem.csv',
    [
      heading,
      `${emails[0]};85,5`,
      `${emails[1]};60`,
      `${emails[2]};70`,
      `${emails[3]};`,
      `${emails[4]};101`,
      'ai-do@sen.vn;50',
      `${teacher.email};50`,
      `${emails[0]};90`,
      `${emails[4]};=A1`,
      ';40',
    ].join('\r\n'),
  );
  const { body } = await check(sent);
  expect(body.data).toMatchObject({ total: 10, good: 1, changed: 1, repeated: 1, refused: 7 });
  expect(body.data.changes).toMatchObject([
    { row: 2, cells: [{ before: '', after: '85,5' }] },
    { row: 3, cells: [{ before: '55', after: '60' }] },
  ]);
  expect(codesOf(body.data)).toEqual([
    '4: email scoreWhileSitting',
    '6: score scoreOutOfRange',
    '7: email scoreOfOutsider',
    '8: email scoreOfOutsider',
    '9: email studentTwiceInFile',
    '10: score formulaUnreadable',
    '11: email studentNotNamed',
  ]);
  expect(await entered()).toEqual([null, null, null]);
});

test('whoever is not in the class, or not among the participants, has no score', async () => {
  const [first = ''] = ids;
  await app.database
    .updateTable('assignment')
    .set({ everyone: false })
    .where('id', '=', assignment_id)
    .execute();
  await app.database.insertInto('assignment_participant').values({ assignment_id, user_id: first }).execute();
  const outsider = {
    email: 'ngoailop@sen.vn',
    username: 'ngoailop',
    membership_code: 'NGOAI1',
    company_id: demoCompany.id,
    role: 'student' as const,
    status: 'active' as const,
    name: 'Lê Ngoài Lớp',
    first_name: 'Lớp',
    password_hash: 'x',
  };
  await insertPeople(app.database, [outsider]);
  const sent = new TestFile('diem.csv', `${heading}\n${emails[1]};50\n${outsider.email};60\n${emails[0]};70`);
  const { body } = await check(sent);
  expect(codesOf(body.data)).toEqual(['2: email scoreOfNonParticipant', '3: email scoreOfOutsider']);
  expect((await send(sent)).body.data).toMatchObject({ saved: 1, refused: 2 });
  const scores = await app.database
    .selectFrom('entered_score')
    .select('user_id')
    .where('assignment_id', '=', assignment_id)
    .execute();
  expect(scores).toEqual([{ user_id: first }]);
});

test('a student of another unit is named by the template, also where two units have the same code', async () => {
  const [first = ''] = ids;
  const { membership_code } = await app.database
    .selectFrom('user_account')
    .select('membership_code')
    .where('id', '=', first)
    .executeTakeFirstOrThrow();
  const guest = {
    email: 'khach@sen.vn',
    username: 'khach',
    membership_code,
    company_id: secondCompany.id,
    role: 'student' as const,
    status: 'active' as const,
    name: 'Đỗ Thị Khách',
    first_name: 'Khách',
    password_hash: 'x',
  };
  const [user_id = ''] = await insertPeople(app.database, [guest]);
  await app.database
    .insertInto('classroom_student')
    .values({ classroom_id: id, user_id, joined_at: app.clock.now() })
    .execute();
  try {
    const template = await app.call<Buffer>('getScoreTemplate', 'teacher', {
      path: { id, assignment_id },
      query: { format: 'csv' },
    });
    const filled = template.body.toString('utf8').replace(/(khach@sen\.vn,.*),(\r?\n|$)/, '$1,80$2');
    const { body } = await check(new TestFile('diem.csv', filled));
    expect(body.data).toMatchObject({ good: 1, refused: 0 });
    const byCode = await check(new TestFile('diem.csv', `Mã học viên;Điểm\n${membership_code};80`));
    expect(codesOf(byCode.body.data)).toEqual(['2: membership_code studentAmbiguous']);
    const sent = await send(new TestFile('diem.csv', `${heading}\n${guest.email};80`));
    expect(sent.body.data).toMatchObject({ saved: 1, refused: 0 });
  } finally {
    const { database } = app;
    await database.deleteFrom('entered_score').where('user_id', '=', user_id).execute();
    await database.deleteFrom('classroom_student').where('user_id', '=', user_id).execute();
  }
});

test('an entered score is the result of its student, who sees by whom, until it is undone', async () => {
  await sit(ids[0] ?? '', 55);
  const sent = file('85,5', '70', '');
  const import_id = '7a0e4f0e-6a55-4b7d-8a2e-2f6a3f1c9e01';
  const { body } = await send(sent, { import_id });
  expect(body.data).toMatchObject({ state: 'done', saved: 1, changed: 1, repeated: 1, refused: 0 });
  expect((await send(sent, { import_id })).body.data.saved).toBe(1);
  expect(await entered()).toEqual([85.5, 70, null]);
  expect(await mine()).toMatchObject({
    best_score: 85.5,
    attempts: [{ final_score: 55 }],
    entered: { score: 85.5, entered_by: { name: people.teacher.name }, reason: null },
  });
  expect((await send(sent)).body.data).toMatchObject({ saved: 0, changed: 0, repeated: 3, undo_until: null });

  const work = await app.call<Answer<'getStudentWork'>>('getStudentWork', 'teacher', {
    path: { id, user_id: ids[0] ?? '' },
  });
  const exam = work.body.data.surveys.find((one) => one.assignment_id === assignment_id);
  expect(exam).toMatchObject({ best_score: 85.5, entered: { reason: 'Thi trên giấy ngày 27/11' } });

  expect(await undo(import_id)).toMatchObject({ state: 'undone', undone: 2, kept: 0, rows: [] });
  const told = await app.database
    .selectFrom('notification_event')
    .select('facts')
    .where('type', '=', 'ScoreEntered')
    .orderBy('id', 'desc')
    .limit(2)
    .execute();
  expect(told).toMatchObject([{ facts: { undone: true } }, { facts: { undone: false } }]);
  expect(await entered()).toEqual([null, null, null]);
  const after = await mine();
  expect(after).toMatchObject({ best_score: 55 });
  expect(after?.entered).toBeUndefined();
});

test('what the course makes of it follows, and follows the undoing', async () => {
  const explained = async () => {
    await settleResults(app);
    const { body } = await app.call<Answer<'explainCourseResult'>>('explainCourseResult', 'teacher', {
      path: { id, user_id: ids[1] ?? '' },
    });
    const { facts } = await app.database
      .selectFrom('course_result')
      .select('facts')
      .where('classroom_id', '=', id)
      .where('user_id', '=', ids[1] ?? '')
      .executeTakeFirstOrThrow();
    return { facts, exam: body.data.exams.find((exam) => exam.assignment_id === assignment_id) };
  };
  const before = await explained();
  expect(before.exam).toMatchObject({ handed_in: false, best_score: null });
  const { body } = await send(file('', '91'));
  const after = await explained();
  const reason = 'Thi trên giấy ngày 27/11';
  expect(after.exam).toMatchObject({ handed_in: true, best_score: 91, entered: { score: 91, reason } });
  expect(after.facts).not.toBe(before.facts);
  await undo(body.data.id);
  expect((await explained()).facts).toBe(before.facts);
});

test('an undoing keeps what was changed since, and names it', async () => {
  const first = await send(file('60', '70', '80'));
  const second = await send(file('65'), { reason: 'Phúc khảo' });
  expect(second.body.data).toMatchObject({ saved: 0, changed: 1 });
  const { body } = await app.call<{ data: Import }>('getImport', 'teacher', {
    path: { id: first.body.data.id },
  });
  expect(body.data.undo_until).not.toBeNull();
  const undone = await undo(first.body.data.id);
  expect(undone).toMatchObject({ state: 'undone', undone: 2, kept: 1 });
  expect(undone.rows).toMatchObject([{ row: 2, errors: [{ code: 'keptByUndo' }] }]);
  expect(await entered()).toEqual([65, null, null]);
  await undo(second.body.data.id);
  expect(await entered()).toEqual([60, null, null]);
});

test('every change is in the audit log, with old and new, the reason and the import', async () => {
  const { body } = await send(file('60'));
  const again = await send(file('65'), { reason: 'Phúc khảo' });
  await undo(again.body.data.id);
  const entries = await app.database
    .selectFrom('audit_log')
    .select(['action', 'details'])
    .where('subject_id', '=', assignment_id)
    .where('action', 'like', 'assignment.score%')
    .orderBy('id')
    .execute();
  const [student] = ids;
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
    const { body } = await app.call<Answer<'explainCourseResult'>>('explainCourseResult', reader, {
      path: { id, user_id: people.student.id },
    });
    return body.data.exams.find((exam) => exam.assignment_id === assignment_id)?.entered;
  };
  const reason = 'Thi trên giấy ngày 27/11';
  const { body } = await send(file('60'));
  expect(await explainedTo('student')).toMatchObject({ score: 60, reason: null });
  for (const reader of ['teacher', 'admin'] as const)
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    expect(await explainedTo(reader)).toMatchObject({ score: 60, reason });
  await app.database
    .updateTable('assignment')
    .set({ show_score: 'never', show_answers: 'never', show_key: 'never' })
    .where('id', '=', assignment_id)
    .execute();
  // The result does not count what its student does not see.
  expect(await explainedTo('teacher')).toMatchObject({ score: null, reason });
  await undo(body.data.id);
});

test('a student sees and hears of no score that the exam does not show', async () => {
  await app.database
    .updateTable('assignment')
    .set({ show_score: 'never', show_answers: 'never', show_key: 'never' })
    .where('id', '=', assignment_id)
    .execute();
  const told = async () => {
    const { count } = await app.database
      .selectFrom('notification_event')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('type', '=', 'ScoreEntered')
      .executeTakeFirstOrThrow();
    return count;
  };
  const before = await told();
  const { body } = await send(file('60'));
  expect(await mine()).toMatchObject({ best_score: null, entered: { score: null } });
  await undo(body.data.id);
  expect(await told()).toBe(before);
});

test('an exam with an entered score stays, and so does its class', async () => {
  await send(file('60'));
  const withdrawn = await app.call<Problem>('withdrawAssignment', 'teacher', { path: { id, assignment_id } });
  expect(withdrawn.status).toBe(409);
});
