import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Answer, Problem, Training, TrainingDraft } from '@sen/api/contract/model';
import { demoCompany, people } from '@sen/api/fixtures/people';
import { auditOf } from '../../testing/auditOf.ts';
import { Sitting } from '../../testing/Sitting.ts';
import { TestTrainings } from '../../testing/TestTrainings.ts';

let trainings: TestTrainings;
beforeAll(async () => {
  trainings = await TestTrainings.start();
});
afterAll(() => trainings.app.stop());

describe('saving', () => {
  test('keeps every field, assigns both tests, and notifies the students of each', async () => {
    const { body, status } = await trainings.save(trainings.draftOf());
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
      ['pretest', trainings.time(0.5), trainings.time(8)],
      ['posttest', trainings.time(8), trainings.time(9)],
    ]);
    expect(await eventsOf(data)).toEqual(['AssignNewPreTest', 'AssignNewPostTest']);
    expect(await actionsOf(data.id)).toEqual(['training.added']);
  });

  test('a change notifies who is new of the tests, and the others of new times', async () => {
    const { data } = (await trainings.save(trainings.draftOf({ name: 'Tập huấn điện' }))).body;
    const student_ids = [people.student.id, people.otherStudent.id];
    const edit = trainings.draftOf({
      id: data.id,
      version: 1,
      name: 'Tập huấn điện',
      student_ids,
      end_time: trainings.time(10),
    });
    const changed = (await trainings.save(edit)).body.data;
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
    const again = await trainings.save(edit);
    expect([again.status, again.body.code]).toEqual([409, 'trainingChanged']);
  });

  test('notifies teachers who are given a training, lose it, or lose it to a deletion, and all of another place', async () => {
    const both = { teacher_ids: [people.teacher.id, people.otherTeacher.id] };
    const { data } = (
      await trainings.save(trainings.draftOf({ name: 'Tập huấn có hai giảng viên', ...both }), 'admin')
    ).body;
    const { id } = data;
    const edit = (version: number, change: Partial<TrainingDraft>) =>
      trainings.save(trainings.draftOf({ id, version, name: 'Tập huấn đổi tên', ...change }), 'admin');
    await edit(1, both);
    expect(await toldOf(id)).toEqual([['TrainingTeacherAssigned', both.teacher_ids.toSorted()]]);
    await edit(2, { address: 'Nhà máy 3' });
    const other = { version: 3, address: 'Nhà máy 3', student_ids: [people.otherStudent.id] };
    await edit(other.version, other);
    await trainings.app.call('deleteTrainings', 'admin', { body: { train_ids: [id] } });
    const withdrawn = await trainings.app.database
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
    const wrong = { name: ' ', student_ids: [], survey_ids: ['1'], end_time: trainings.time(-1) };
    expect((await trainings.save(trainings.draftOf(wrong))).body.codes).toEqual({
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
    expect((await trainings.save(trainings.draftOf(strangers))).body.codes).toEqual({
      teacher_ids: 'trainingTeacherUnknown',
      student_ids: 'trainingStudentUnknown',
    });
    expect((await trainings.save(trainings.draftOf({ survey_ids: ['1', '999999'] }))).body.codes).toEqual({
      'survey_ids.1': 'unknownReference',
    });
    const handedOver = await trainings.save(trainings.draftOf({ teacher_ids: [people.otherTeacher.id] }));
    expect(handedOver.body.codes).toEqual({ teacher_ids: 'trainingTeacherOwn' });
    expect((await trainings.save(trainings.draftOf(), 'superAdmin')).body.codes).toEqual({
      school_id: 'thisFieldIsRequired',
    });
  });

  test('names every wrong field, in the order of the specification', async () => {
    const long = 'x'.repeat(6000);
    const wrong = {
      ...trainings.draftOf(),
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
    const { status, body } = await trainings.save(wrong);
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
    const { id, tests } = await trainings.running();
    await Sitting.begin(trainings.app, 'student', tests[0]?.assignment ?? '');
    const body = trainings.draftOf({
      id,
      version: 1,
      survey_ids: ['2', '1'],
      student_ids: [people.otherStudent.id],
    });
    expect((await trainings.save(body)).body.codes).toEqual({
      'survey_ids.0': 'testFrozen',
      start_time_pretest: 'testFrozen',
      student_ids: 'trainingStudentHasBegun',
    });
    const refused = await trainings.app.call<Problem>('deleteTrainings', 'teacher', {
      body: { train_ids: [id] },
    });
    expect([refused.status, refused.body.code]).toEqual([409, 'trainingHasAttempts']);
  });

  test('deletes one that nobody has begun, with its tests', async () => {
    const { id, tests } = await trainings.running();
    const { status } = await trainings.app.call('deleteTrainings', 'teacher', { body: { train_ids: [id] } });
    expect(status).toBe(200);
    expect((await trainings.read(id)).status).toBe(404);
    expect((await trainings.onTime(tests[0]?.meeting ?? '')).status).toBe(404);
    expect(await actionsOf(id)).toEqual(['training.deleted']);
  });
});

test('students see neither each other nor the budget, and strangers nothing', async () => {
  const { body } = await trainings.save(trainings.draftOf({ name: 'Tập huấn kín' }));
  const seen = (await trainings.read(body.data.id, 'student')).body.data;
  expect([seen.students, seen.budget, seen.runs]).toEqual([undefined, undefined, false]);
  expect(seen.tests.map(({ mine, submitted_count }) => [mine?.attempts, submitted_count])).toEqual([
    [[], undefined],
    [[], undefined],
  ]);
  expect((await trainings.read(body.data.id, 'otherStudent')).status).toBe(404);
});

test('a training is no class: no list, page or count of classes has it', async () => {
  const before = await totals();
  const { id } = await trainings.running();
  const { body } = await trainings.app.call<Answer<'listClasses'>>('listClasses', 'teacher', {
    query: { limit: 100 },
  });
  expect(body.data.some((row) => row.id === id)).toBe(false);
  expect((await trainings.app.call('getClass', 'teacher', { path: { id } })).status).toBe(404);
  expect(await totals()).toBe(before);
  const exams = await trainings.app.call<Answer<'listExamsToMark'>>('listExamsToMark', 'teacher', {
    query: { limit: 100 },
  });
  expect(exams.body.data.filter(({ classroom_id }) => classroom_id === id)).toHaveLength(2);
});

const totals = async () =>
  (await trainings.app.call<Answer<'getTotals'>>('getTotals', 'superAdmin')).body.data.classes;

async function eventsOf({ id, tests }: Training): Promise<string[]> {
  const { rows } = await sql<{ type: string }>`select type from notification_event
    where facts ->> 'meeting_id' = any (${tests.map(({ meeting }) => meeting?.id ?? '')})
      or facts ->> 'classroom_id' = ${id} or facts ->> 'train_id' = ${id} order by id`.execute(
    trainings.app.database,
  );
  return rows.map(({ type }) => type);
}

/** What the people of a training were told of it, its tests aside. */
async function toldOf(id: string): Promise<[string, string[]][]> {
  const { rows } = await sql<{ type: string; recipients: string[] }>`
    select type, recipients::text[] as recipients from notification_event
    where facts ->> 'train_id' = ${id} order by id`.execute(trainings.app.database);
  return rows.map(({ type, recipients }) => [type, recipients.toSorted()]);
}

const actionsOf = async (id: string) =>
  (await auditOf(trainings.app.database, 'training', id)).map(({ action }) => action);
