import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Answer, Problem, Training, TrainingDraft } from '@sen/api/contract/model';
import { demoCompany, people } from '@sen/api/fixtures/people';
import { questionSamples } from '@sen/api/fixtures/questions';
import { auditOf } from '../../testing/auditOf.ts';
import { insertTraining } from '../../testing/insertTraining.ts';
import { Sitting } from '../../testing/Sitting.ts';
import { TestApp } from '../../testing/TestApp.ts';

type Person = keyof typeof people;

let app: TestApp;
beforeAll(async () => {
  app = await TestApp.start({ demo: true });
});
afterAll(() => app.stop());

const hours = (count: number) => new Date(app.clock.now().getTime() + count * 3_600_000);
const time = (count: number) => hours(count).toISOString();

const draftOf = (change: Partial<TrainingDraft> = {}): TrainingDraft => ({
  name: 'Tập huấn sơ cứu',
  subject: 'An toàn lao động',
  description: 'Thực hành tại xưởng.',
  province: 'Đồng Nai',
  address: 'Nhà máy 2, KCN Biên Hòa',
  contact_name: 'Chị Hạnh',
  budget: 1500,
  count_student: 30,
  teacher_ids: [people.teacher.id],
  student_ids: [people.student.id],
  survey_ids: ['1', '1'],
  start_time: time(1),
  end_time: time(9),
  start_time_pretest: time(0.5),
  start_time_posttest: time(8),
  ...change,
});
const save = (body: TrainingDraft, as: Person = 'teacher') =>
  app.call<Answer<'saveTraining'> & Problem>('saveTraining', as, { body });
const read = (id: string, as: Person = 'teacher') =>
  app.call<Answer<'getTraining'>>('getTraining', as, { path: { id } });
const onTime = (meeting_id: string, kind: 'pretest' | 'posttest' = 'pretest') =>
  app.call<Answer<'checkMeetingTime'> & Problem>('checkMeetingTime', 'student', {
    body: { meeting_id, kind },
  });
const resultOf = (id: string, as: Person, of: Person = 'student') =>
  app.call<Answer<'getTrainingResult'>>('getTrainingResult', as, {
    path: { id, user_id: people[of].id },
  });

/** A training of the first exam whose pretest is open. */
const running = (students: readonly string[] = [people.student.id, people.otherStudent.id]) =>
  insertTraining(app.database, {
    company_id: demoCompany.id,
    name: 'Tập huấn đang diễn ra',
    teachers: [people.teacher.id],
    students,
    exams: ['1', '1'],
    starts_at: hours(-1),
    between: hours(2),
    ends_at: hours(10),
  });

async function sit(assignment: string, who: 'student' | 'otherStudent', isRight: boolean) {
  const sitting = await Sitting.begin(app, who, assignment);
  await sitting.save(
    sitting.questions.map(({ id, content }) => ({
      question_id: id,
      answer: questionSamples[content.type][isRight ? 'right' : 'wrong'],
    })),
  );
  await sitting.submit();
}

describe('saving', () => {
  test('keeps every field, assigns both tests, and notifies the students of each', async () => {
    const { body, status } = await save(draftOf());
    expect(status).toBe(200);
    const { data } = body;
    expect(data).toMatchObject({
      name: 'Tập huấn sơ cứu',
      subject: 'An toàn lao động',
      province: 'Đồng Nai',
      address: 'Nhà máy 2, KCN Biên Hòa',
      contact_name: 'Chị Hạnh',
      budget: 1500,
      count_student: 30,
      school_id: demoCompany.id,
      timing: 'not_started',
      students: [{ id: people.student.id }],
      teachers: [{ id: people.teacher.id }],
    });
    expect(
      data.tests.map(({ meeting, start_time, end_time }) => [meeting?.kind, start_time, end_time]),
    ).toEqual([
      ['pretest', time(0.5), time(8)],
      ['posttest', time(8), time(9)],
    ]);
    expect(await eventsOf(data)).toEqual(['AssignNewPreTest', 'AssignNewPostTest']);
    expect(await actionsOf(data.id)).toEqual(['training.added']);
  });

  test('a change notifies who is new of the tests, and the others of new times', async () => {
    const { data } = (await save(draftOf({ name: 'Tập huấn điện' }))).body;
    const student_ids = [people.student.id, people.otherStudent.id];
    const edit = draftOf({ id: data.id, version: 1, name: 'Tập huấn điện', student_ids, end_time: time(10) });
    const changed = (await save(edit)).body.data;
    expect(changed.version).toBe(2);
    expect(changed.tests[1]?.id).toBe(data.tests[1]?.id);
    expect(await eventsOf(data)).toEqual([
      'AssignNewPreTest',
      'AssignNewPostTest',
      'AssignNewPreTest',
      'AssignNewPostTest',
      'SurveyChanged',
      'TrainingChanged',
    ]);
    const again = await save(edit);
    expect([again.status, again.body.code]).toEqual([409, 'trainingChanged']);
  });

  test('notifies teachers who are given a training, lose it, or lose it to a deletion, and all of another place', async () => {
    const both = { teacher_ids: [people.teacher.id, people.otherTeacher.id] };
    const { data } = (await save(draftOf({ name: 'Tập huấn có hai giảng viên', ...both }), 'admin')).body;
    const { id } = data;
    const edit = (version: number, change: Partial<TrainingDraft>) =>
      save(draftOf({ id, version, name: 'Tập huấn đổi tên', ...change }), 'admin');
    await edit(1, both);
    expect(await toldOf(id)).toEqual([['TrainingTeacherAssigned', both.teacher_ids.toSorted()]]);
    await edit(2, { address: 'Nhà máy 3' });
    const other = { version: 3, address: 'Nhà máy 3', student_ids: [people.otherStudent.id] };
    await edit(other.version, other);
    await app.call('deleteTrainings', 'admin', { body: { train_ids: [id] } });
    const withdrawn = await app.database
      .selectFrom('notification_event')
      .select('recipients')
      .where('type', '=', 'TestWithdrawn')
      .orderBy('id')
      .execute();
    expect(withdrawn.flatMap(({ recipients }) => recipients)).toEqual([
      people.student.id,
      people.student.id,
      people.otherStudent.id,
      people.otherStudent.id,
    ]);
    expect((await toldOf(id)).slice(1)).toEqual([
      ['TrainingTeacherReplaced', [people.otherTeacher.id]],
      ['TrainingChanged', [people.teacher.id, people.student.id].toSorted()],
      ['TrainingDeleted', [people.teacher.id]],
    ]);
  });

  test('names what is wrong, each at its field', async () => {
    const wrong = { name: ' ', student_ids: [], survey_ids: ['1'], end_time: time(-1) };
    expect((await save(draftOf(wrong))).body.codes).toEqual({
      name: 'thisFieldIsRequired',
      student_ids: 'trainingStudentsMissing',
      'survey_ids.1': 'thisFieldIsRequired',
      end_time: 'endInThePast',
      start_time_posttest: 'posttestAfterTraining',
    });
    const strangers = {
      teacher_ids: [people.teacher.id, people.student.id],
      student_ids: [people.otherTeacher.id],
    };
    expect((await save(draftOf(strangers))).body.codes).toEqual({
      teacher_ids: 'trainingTeacherUnknown',
      student_ids: 'trainingStudentUnknown',
    });
    expect((await save(draftOf({ survey_ids: ['1', '999999'] }))).body.codes).toEqual({
      'survey_ids.1': 'unknownReference',
    });
    const handedOver = await save(draftOf({ teacher_ids: [people.otherTeacher.id] }));
    expect(handedOver.body.codes).toEqual({ teacher_ids: 'trainingTeacherOwn' });
    expect((await save(draftOf(), 'superAdmin')).body.codes).toEqual({ school_id: 'thisFieldIsRequired' });
  });

  test('names every wrong field, in the order of the specification', async () => {
    const long = 'x'.repeat(6000);
    const wrong = {
      ...draftOf(),
      name: '',
      address: long,
      subject: long,
      description: long,
      school_id: 'x',
      teacher_ids: ['x'],
      student_ids: ['x'],
      survey_ids: ['x', '1'],
      start_time: 'x',
      count_student: 0,
      contact_name: long,
      province: long,
      start_time_pretest: 'x',
      start_time_posttest: 'x',
      end_time: 'x',
      budget: -1,
    };
    const { status, body } = await save(wrong);
    expect(status).toBe(422);
    expect(Object.keys(body.errors ?? {}).map((field) => field.split('.')[0])).toEqual([
      'name',
      'address',
      'subject',
      'description',
      'school_id',
      'teacher_ids',
      'student_ids',
      'survey_ids',
      'start_time',
      'count_student',
      'contact_name',
      'province',
      'start_time_pretest',
      'start_time_posttest',
      'end_time',
      'budget',
    ]);
  });

  test('a test that somebody has begun keeps its exam and its opening', async () => {
    const { id, tests } = await running();
    await Sitting.begin(app, 'student', tests[0]?.assignment ?? '');
    const body = draftOf({ id, version: 1, survey_ids: ['2', '1'], student_ids: [people.otherStudent.id] });
    expect((await save(body)).body.codes).toEqual({
      'survey_ids.0': 'testFrozen',
      start_time_pretest: 'testFrozen',
      student_ids: 'trainingStudentHasBegun',
    });
    const refused = await app.call<Problem>('deleteTrainings', 'teacher', { body: { train_ids: [id] } });
    expect([refused.status, refused.body.code]).toEqual([409, 'trainingHasAttempts']);
  });

  test('deletes one that nobody has begun, with its tests', async () => {
    const { id, tests } = await running();
    const { status } = await app.call('deleteTrainings', 'teacher', { body: { train_ids: [id] } });
    expect(status).toBe(200);
    expect((await read(id)).status).toBe(404);
    expect((await onTime(tests[0]?.meeting ?? '')).status).toBe(404);
    expect(await actionsOf(id)).toEqual(['training.deleted']);
  });
});

describe('the time of a test', () => {
  test('is checked before it starts, with the reason', async () => {
    const { tests } = await running();
    const [pretest, posttest] = tests.map(({ meeting }) => meeting);
    expect((await onTime(pretest ?? '')).body.data).toEqual({ result: true });
    const early = (await onTime(posttest ?? '', 'posttest')).body;
    expect(early.data).toEqual({ result: false });
    expect(early.message).toContain('Chưa đến giờ làm bài');
    // The posttest's meeting is not that of a pretest.
    expect((await onTime(posttest ?? '')).status).toBe(404);
  });

  test('is the server’s: a test started too early is refused', async () => {
    const { tests } = await running();
    const started = await app.call<Problem>('startAttempt', 'student', {
      path: { id: '1' },
      body: { assignment_id: tests[1]?.assignment ?? '' },
    });
    expect([started.status, started.body.code]).toEqual([403, 'assignmentNotOpen']);
  });
});

test('before and after are compared, of each student and of the group', async () => {
  const { id, tests } = await running();
  const [pretest = '', posttest = ''] = tests.map(({ assignment }) => assignment);
  await sit(pretest, 'student', false);
  await sit(pretest, 'otherStudent', false);
  await app.database
    .updateTable('assignment')
    .set({ starts_at: hours(-0.5) })
    .where('id', '=', posttest)
    .execute();
  await sit(posttest, 'student', true);

  const { body } = await app.call<Answer<'compareTests'>>('compareTests', 'teacher', { path: { id } });
  const mine = body.data.students.find(({ student }) => student.id === people.student.id);
  const other = body.data.students.find(({ student }) => student.id === people.otherStudent.id);
  expect(mine?.pretest.score).toBeLessThan(mine?.posttest.score ?? 0);
  expect(mine?.change).toBe((mine?.posttest.score ?? 0) - (mine?.pretest.score ?? 0));
  expect(other).toMatchObject({ posttest: { state: 'none', score: null }, change: null });
  expect(body.data.group.both).toMatchObject({
    count: 1,
    better: 1,
    same: 0,
    worse: 0,
    change: mine?.change,
  });
  expect(body.data.group.pretest.count).toBe(2);

  const own = (await resultOf(id, 'student')).body.data;
  expect(own.change).toBe(mine?.change);
  expect(own.tests.map(({ result }) => result.attempt_id)).toEqual([
    mine?.pretest.attempt_id,
    mine?.posttest.attempt_id,
  ]);
  expect((await resultOf(id, 'teacher')).body.data).toEqual(own);
  expect((await resultOf(id, 'otherStudent')).status).toBe(404);
});

describe('a reset attempt at a test', () => {
  const work = (id: string, as: Person = 'teacher') =>
    app.call<Answer<'getStudentWork'>>('getStudentWork', as, { path: { id, user_id: people.student.id } });
  const reset = (id: string, assignment_id: string, as: Person = 'teacher', change: object = {}) =>
    app.call<Answer<'resetAttempt'> & Problem>('resetAttempt', as, {
      path: { id },
      body: { student_id: people.student.id, assignment_id, number: 0, retake: 'again', ...change },
    });

  test('is taken again, is no longer compared, and comes back when it is restored', async () => {
    const { id, tests } = await running();
    const [pretest = ''] = tests.map(({ assignment }) => assignment);
    await sit(pretest, 'student', false);
    const before = (await work(id)).body.data;
    expect(before).toMatchObject({ is_training: true, classroom_code: null, may_reset: true });
    expect(before.surveys.map(({ meeting }) => meeting?.kind)).toEqual(['pretest', 'posttest']);
    expect((await reset(id, pretest, 'otherTeacher')).status).toBe(404);
    const done = await reset(id, pretest);
    expect([done.status, done.body.code]).toEqual([200, undefined]);
    const compared = await app.call<Answer<'compareTests'>>('compareTests', 'teacher', { path: { id } });
    const mine = compared.body.data.students.find(({ student }) => student.id === people.student.id);
    expect(mine?.pretest).toEqual({ attempt_id: null, state: 'none', score: null });
    expect((await save(draftOf({ id, version: 1, survey_ids: ['2', '1'] }))).body.codes).toMatchObject({
      'survey_ids.0': 'testFrozen',
    });

    const attempt_id = done.body.data.surveys[0]?.attempts[0]?.id ?? '';
    const restored = await app.call<Answer<'restoreAttempt'>>('restoreAttempt', 'admin', {
      path: { id },
      body: { attempt_id },
    });
    expect(restored.body.data.surveys[0]?.attempts).toMatchObject([{ id: attempt_id, reset: null }]);
    await reset(id, pretest);
    const again = await Sitting.begin(app, 'student', pretest);
    expect(again.attempt.number).toBe(0);
    expect(again.attempt.id).not.toBe(attempt_id);
  });

  test('is not taken again once the test is closed, and not reset once the training has ended', async () => {
    const { id, tests } = await running();
    const [pretest = ''] = tests.map(({ assignment }) => assignment);
    await sit(pretest, 'student', false);
    const close = (table: 'assignment' | 'classroom', of: string) =>
      app.database
        .updateTable(table)
        .set({ starts_at: hours(-2), ends_at: hours(-0.01) })
        .where('id', '=', of)
        .execute();
    await close('assignment', pretest);
    expect((await reset(id, pretest)).body.codes).toEqual({ retake: 'testRetakeAfterEnd' });
    await close('classroom', id);
    const late = await reset(id, pretest, 'teacher', { retake: 'none' });
    expect([late.status, late.body.code]).toEqual([409, 'trainingEnded']);
    expect((await work(id)).body.data.may_reset).toBe(false);
  });
});

test('a student sees a result no sooner than the test shows it', async () => {
  const { id, tests } = await running();
  const [pretest = ''] = tests.map(({ assignment }) => assignment);
  await app.database
    .updateTable('assignment')
    .set({ show_score: 'never' })
    .where('id', '=', pretest)
    .execute();
  await sit(pretest, 'student', false);
  expect((await resultOf(id, 'student')).body.data.tests[0]?.result.score).toBeNull();
  expect((await resultOf(id, 'teacher')).body.data.tests[0]?.result.score).not.toBeNull();
});

test('students see neither each other nor the budget, and strangers nothing', async () => {
  const { body } = await save(draftOf({ name: 'Tập huấn kín' }));
  const seen = (await read(body.data.id, 'student')).body.data;
  expect([seen.students, seen.budget, seen.runs]).toEqual([undefined, undefined, false]);
  expect(seen.tests.map(({ mine, submitted_count }) => [mine?.attempts, submitted_count])).toEqual([
    [[], undefined],
    [[], undefined],
  ]);
  expect((await read(body.data.id, 'otherStudent')).status).toBe(404);
});

test('a training is no class: no list, page or count of classes has it', async () => {
  const before = await totals();
  const { id } = await running();
  const { body } = await app.call<Answer<'listClasses'>>('listClasses', 'teacher', { query: { limit: 100 } });
  expect(body.data.some((row) => row.id === id)).toBe(false);
  expect((await app.call('getClass', 'teacher', { path: { id } })).status).toBe(404);
  expect(await totals()).toBe(before);
  const exams = await app.call<Answer<'listExamsToMark'>>('listExamsToMark', 'teacher', {
    query: { limit: 100 },
  });
  expect(exams.body.data.filter(({ classroom_id }) => classroom_id === id)).toHaveLength(2);
});

const totals = async () => (await app.call<Answer<'getTotals'>>('getTotals', 'superAdmin')).body.data.classes;

async function eventsOf({ id, tests }: Training): Promise<string[]> {
  const { rows } = await sql<{ type: string }>`select type from notification_event
    where facts ->> 'meeting_id' = any (${tests.map(({ meeting }) => meeting?.id ?? '')})
      or facts ->> 'classroom_id' = ${id} or facts ->> 'train_id' = ${id} order by id`.execute(app.database);
  return rows.map(({ type }) => type);
}

/** What the people of a training were told of it, its tests aside. */
async function toldOf(id: string): Promise<[string, string[]][]> {
  const { rows } = await sql<{ type: string; recipients: string[] }>`
    select type, recipients::text[] as recipients from notification_event
    where facts ->> 'train_id' = ${id} order by id`.execute(app.database);
  return rows.map(({ type, recipients }) => [type, recipients.toSorted()]);
}

const actionsOf = async (id: string) =>
  (await auditOf(app.database, 'training', id)).map(({ action }) => action);
