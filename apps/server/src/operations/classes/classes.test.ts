import { compareVietnamese } from '@sen/domain/text/sort';
import { formatInstant } from '@sen/domain/time/formatInstant';
import { givenNameFirst } from '@sen/domain/users/givenNameFirst';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Answer, AssignmentDraft, Problem } from '@sen/api/contract/model';
import { classRow } from '@sen/api/fixtures/classes';
import { people } from '@sen/api/fixtures/people';
import { newAssignment } from '../../testing/newAssignment.ts';
import { Sitting } from '../../testing/Sitting.ts';
import { TestApp } from '../../testing/TestApp.ts';

type List = Answer<'listClasses'>;
type One = Answer<'getClass'>;

let app: TestApp;
let running: string;
let ended: string;
let examId: string;
beforeAll(async () => {
  app = await TestApp.start({ demo: true });
  const { body } = await app.call<List>('listClasses', 'teacher');
  running = body.data.find(({ timing }) => timing === 'happening')?.id ?? '';
  ended = body.data.find(({ timing }) => timing === 'finished')?.id ?? '';
  const exam = await app.database
    .selectFrom('exam')
    .select('id')
    .where('status', '=', 'published')
    .orderBy('id')
    .executeTakeFirstOrThrow();
  examId = exam.id;
});
afterAll(() => app.stop());

const hours = (count: number) => new Date(app.clock.now().getTime() + count * 3_600_000).toISOString();
const draft = (changes: Partial<AssignmentDraft> = {}): AssignmentDraft => ({
  survey_id: examId,
  start_time: hours(1),
  end_time: hours(48),
  duration_minutes: 45,
  retakes: 1,
  deduction_percent: 10,
  questions_per_page: 5,
  ...changes,
});
const assign = (
  classId: string,
  body: AssignmentDraft,
  as: 'teacher' | 'otherTeacher' | 'student' = 'teacher',
  query: { again?: 1 } = { again: 1 },
) => app.call<Problem & Answer<'assignExam'>>('assignExam', as, { path: { id: classId }, query, body });

describe('who sees a class', () => {
  test('its teacher sees the students, a student only the exams', async () => {
    const teacher = await app.call<One>('getClass', 'teacher', { path: { id: running } });
    expect(teacher.body.data).toMatchObject({
      classroom_name: classRow.classroom_name,
      may_assign: true,
      may_mark: true,
    });
    const { student_ids, students, teacher_id, teacher: shown } = teacher.body.data;
    expect(student_ids).toEqual(students?.map(({ id }) => id));
    expect(teacher_id).toBe(shown.id);
    const names = teacher.body.data.students?.map(({ name }) => name) ?? [];
    expect(names.length).toBeGreaterThan(10);
    expect(names).toEqual(
      names.toSorted((one, other) => compareVietnamese(givenNameFirst(one), givenNameFirst(other))),
    );
    const student = await app.call<One>('getClass', 'student', { path: { id: running } });
    expect(student.body.data).toMatchObject({ may_assign: false, may_mark: false });
    expect(student.body.data.students).toBeUndefined();
    expect(student.body.data.student_ids).toBeUndefined();
    expect(student.body.data.surveys[0]?.mine).toBeDefined();
  });

  test('a class of another unit does not exist', async () => {
    const other = await app.database
      .selectFrom('classroom')
      .select('id')
      .where('company_id', '=', '2')
      .executeTakeFirstOrThrow();
    for (const person of ['admin', 'teacher', 'student'] as const) {
      expect((await app.call('getClass', person, { path: { id: other.id } })).status).toBe(404);
    }
    expect((await app.call('getClass', 'superAdmin', { path: { id: other.id } })).status).toBe(200);
  });
});

describe('assigning an exam', () => {
  test('shows it to the students of the class', async () => {
    const { status, body } = await assign(running, draft());
    expect(status).toBe(200);
    expect(body.data).toMatchObject({ survey_id: examId, timing: 'not_started', retakes: 1 });
    const { body: classroom } = await app.call<One>('getClass', 'student', { path: { id: running } });
    expect(classroom.data.surveys.map(({ id }) => id)).toContain(body.data.id);
  });

  test('twice with the same request assigns once', async () => {
    const request_id = 'b3a1f0de-7f5e-4a55-9c36-0c3c5d1f2a01';
    const first = await assign(running, draft({ request_id }));
    const again = await assign(running, draft({ request_id }));
    expect(again.body.data.id).toBe(first.body.data.id);
    for (const other of [{ retakes: 2 }, { student_ids: [people.student.id] }]) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      const { status, body } = await assign(running, draft({ request_id, ...other }));
      expect([status, body.code]).toEqual([409, 'savedBefore']);
    }
  });

  test('that the class has until later is refused once, with its window, unless it is meant', async () => {
    const exam = await app.database
      .selectFrom('exam')
      .select(['company_id', 'category_id', 'status', 'title', 'sort_key', 'duration_minutes', 'retakes'])
      .select(['deduction_percent', 'questions_per_page', 'created_by'])
      .where('id', '=', examId)
      .executeTakeFirstOrThrow();
    const { id: survey_id } = await app.database
      .insertInto('exam')
      .values(exam)
      .returning('id')
      .executeTakeFirstOrThrow();
    const request_id = crypto.randomUUID();
    const body = draft({ survey_id });
    const first = await assign(running, { ...body, request_id }, 'teacher', {});
    expect(first.status).toBe(200);
    const repeated = await assign(running, { ...body, request_id }, 'teacher', {});
    expect(repeated.body.data.id).toBe(first.body.data.id);

    const refused = await assign(running, { ...body, request_id: crypto.randomUUID() }, 'teacher', {});
    expect(refused.body).toMatchObject({ status: 409, code: 'examAlreadyAssigned' });
    const window = [body.start_time, body.end_time].map((time) =>
      formatInstant('deadline', new Date(time), 'vi'),
    );
    for (const text of [classRow.classroom_name, ...window]) expect(refused.body.message).toContain(text);
    const meant = await assign(running, body, 'teacher', { again: 1 });
    expect(meant.status).toBe(200);

    await app.database
      .updateTable('assignment')
      .set({ starts_at: hours(-2), ends_at: hours(-1) })
      .where('exam_id', '=', survey_id)
      .execute();
    expect((await assign(running, body, 'teacher', {})).status).toBe(200);
  });

  test('to some students hides it from the others', async () => {
    const { body } = await assign(running, draft({ student_ids: ['6'] }));
    const seen = async (as: 'student' | 'otherStudent') =>
      (await app.call<One>('getClass', as, { path: { id: running } })).body.data.surveys.map(({ id }) => id);
    expect(await seen('student')).not.toContain(body.data.id);
    expect(await seen('otherStudent')).toContain(body.data.id);
  });

  test.each([
    [
      'an end before its start',
      () => draft({ start_time: hours(5), end_time: hours(4) }),
      'end_time',
      'endNotAfterStart',
    ],
    ['a start in the past', () => draft({ start_time: hours(-1) }), 'start_time', 'startInThePast'],
    ['an end after the class', () => draft({ end_time: hours(24 * 365) }), 'end_time', 'endAfterClassEnd'],
    [
      'a student of another class',
      () => draft({ student_ids: ['1'] }),
      'student_ids',
      'participantNotInClass',
    ],
  ])('with %s is refused at its field', async (_, body, field, code) => {
    const refused = await assign(running, body());
    expect(refused.status).toBe(422);
    expect(refused.body.codes).toEqual({ [field]: code });
  });

  test('that is a draft, or to a class that has ended, is refused', async () => {
    const unfinished = await app.database
      .selectFrom('exam')
      .select('id')
      .where('status', '=', 'draft')
      .orderBy('id')
      .executeTakeFirstOrThrow();
    expect((await assign(running, draft({ survey_id: unfinished.id }))).body.code).toBe('examNotPublished');
    expect((await assign(ended, draft())).body.code).toBe('classEnded');
  });

  test('is for the teacher of the class', async () => {
    expect((await assign(running, draft(), 'otherTeacher')).status).toBe(404);
    expect((await assign(running, draft(), 'student')).status).toBe(403);
  });
});

describe('an assigned exam', () => {
  const change = (id: string, body: AssignmentDraft) =>
    app.call<Problem & Answer<'changeAssignment'>>('changeAssignment', 'teacher', {
      path: { id: running, assignment_id: id },
      as: 'json',
      body,
    });
  const withdraw = (id: string) =>
    app.call<Problem>('withdrawAssignment', 'teacher', { path: { id: running, assignment_id: id } });
  const begun = async () => {
    const assigned = await newAssignment(app, {
      classroom_id: running,
      exam_id: examId,
      ends_at: new Date(hours(0.5)),
    });
    return { id: assigned, sitting: await Sitting.begin(app, 'student', assigned, examId) };
  };
  const unchanged = () => ({ start_time: hours(-1), end_time: hours(0.5) });

  test('that nobody has begun is changed, participants included, and withdrawn', async () => {
    const { body } = await assign(running, draft());
    const changed = await change(
      body.data.id,
      draft({ duration_minutes: 60, student_ids: ['6'], show_key: 'never' }),
    );
    expect(changed.body.data).toMatchObject({
      duration_minutes: 60,
      participant_count: 1,
      show_key: 'never',
    });
    const { body: classroom } = await app.call<One>('getClass', 'teacher', { path: { id: running } });
    const shown = classroom.data.surveys.find(({ id }) => id === body.data.id);
    expect(shown).toMatchObject({ student_ids: ['6'], begun_count: 0 });
    const time = { request_id: crypto.randomUUID(), minutes: 5, reason: 'Phòng thi mở muộn' };
    const given = await app.call('giveExtraTime', 'teacher', { path: { id: body.data.id }, body: time });
    expect(given.status).toBe(200);
    expect((await withdraw(body.data.id)).status).toBe(200);
    expect((await withdraw(body.data.id)).status).toBe(404);
  });

  test('of a class that has ended is not withdrawn', async () => {
    const id = await newAssignment(app, { classroom_id: ended, exam_id: examId });
    const path = { id: ended, assignment_id: id };
    const { body } = await app.call<Problem>('withdrawAssignment', 'teacher', { path });
    expect(body).toMatchObject({ status: 409, code: 'classEnded' });
  });

  test('that somebody has begun keeps its rules and its attempts', async () => {
    const { id } = await begun();
    const refused = await change(id, draft({ ...unchanged(), duration_minutes: 60 }));
    expect(refused.body.codes).toEqual({ duration_minutes: 'frozenOnceBegun' });
    expect((await withdraw(id)).body).toMatchObject({ status: 409, code: 'assignmentBegun' });
  });

  test('that ends later gives running attempts the time that its earlier end had taken', async () => {
    const { id, sitting } = await begun();
    expect(sitting.attempt.deadline).toBe(unchanged().end_time);
    expect((await change(id, draft({ ...unchanged(), end_time: hours(5) }))).status).toBe(200);
    expect((await sitting.reopen()).deadline).toBe(hours(0.75));
  });
});
