import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { Answer, AssignmentDraft, Problem } from '@sen/api/contract/model';
import { people } from '@sen/api/fixtures/people';
import { questionSamples } from '@sen/api/fixtures/questions';
import { deliverNotifications } from '../../jobs/ticking/deliverNotifications.ts';
import { mailNotifications } from '../../jobs/ticking/mailNotifications.ts';
import { notify } from '../../store/notifications/notify.ts';
import { newAssignment } from '../../testing/newAssignment.ts';
import { Sitting } from '../../testing/Sitting.ts';
import { TestApp } from '../../testing/TestApp.ts';

type Who = keyof typeof people;
type List = Answer<'listNotifications'>;
type Opened = Answer<'openNotification'> & Problem;

let app: TestApp;
beforeAll(async () => {
  app = await TestApp.start({ demo: true });
  await app.database.deleteFrom('notification_event').execute();
});
afterAll(() => app.stop());

const deliver = () => deliverNotifications.run(app.app.services);
const list = async (as: Who, query = {}) => (await app.call<List>('listNotifications', as, { query })).body;
const newest = async (as: Who) => {
  await deliver();
  const [first] = (await list(as)).data;
  if (!first) throw new Error(`There is no notification for ${as}.`);
  return first;
};
const open = (as: Who, id: string) => app.call<Opened>('openNotification', as, { path: { id } });
const hours = (count: number) => new Date(app.clock.now().getTime() + count * 3_600_000).toISOString();
const draft = (changes: Partial<AssignmentDraft> = {}): AssignmentDraft => ({
  survey_id: '1',
  start_time: hours(1),
  end_time: hours(48),
  duration_minutes: 45,
  retakes: 1,
  deduction_percent: 10,
  questions_per_page: 5,
  ...changes,
});
const assign = (body: AssignmentDraft) =>
  app.call<Answer<'assignExam'>>('assignExam', 'teacher', { path: { id: '1' }, query: { again: 1 }, body });

const notifyAll = (to: readonly string[], causedBy: string | null = null) =>
  app.database.transaction().execute((transaction) => {
    const facts = { kind: 'account' as const, company_id: '1', company_name: 'Sen', reason: null };
    return notify(transaction, { type: 'RegistrationDenied', facts }, { to, causedBy, now: app.clock.now() });
  });

describe('an exam', () => {
  test('notifies its participants once, in their language, and opens when it does', async () => {
    const request_id = crypto.randomUUID();
    const first = await assign(draft({ request_id }));
    await assign(draft({ request_id }));
    const { id, data, read_at, icon } = await newest('student');
    expect({ icon, read_at, data }).toMatchObject({
      icon: 'exam',
      read_at: null,
      data: { type_id: first.body.data.id, classroom_id: '1', survey_id: '1' },
    });
    expect(data.message).toMatch(/^Bạn được giao bài thi “/);
    expect(data.name_created).toBeDefined();
    expect((await list('student')).data.filter((one) => one.data.type_id === data.type_id)).toHaveLength(1);
    expect((await list('otherTeacher')).data).toEqual([]);

    const early = await open('student', id);
    expect(early).toMatchObject({ status: 403, body: { code: 'assignmentNotOpen' } });
    expect((await list('student')).data[0]?.read_at).not.toBeNull();
    await app.database
      .updateTable('assignment')
      .set({ starts_at: hours(-1) })
      .where('id', '=', first.body.data.id)
      .execute();
    const { body } = await open('student', id);
    expect(body.data.address).toBe(`/info_survey/1/survey/1/exam/${data.type_id}/class/false`);
  });

  test('tells who joins, who leaves, and everybody of a change of its times', async () => {
    const { body } = await assign(draft());
    const path = { id: '1', assignment_id: body.data.id };
    const others = await app.database
      .selectFrom('classroom_student')
      .select('user_id')
      .where('classroom_id', '=', '1')
      .where('user_id', '<>', people.student.id)
      .execute();
    const withoutOne = { student_ids: others.map(({ user_id }) => user_id) };
    await deliver();
    await app.call('changeAssignment', 'teacher', { path, body: draft(withoutOne) });
    expect((await newest('student')).type).toBe('SurveyWithdrawn');
    expect((await newest('otherStudent')).type).toBe('AssignNewSurvey');
    await app.call('changeAssignment', 'teacher', { path, body: draft({ end_time: hours(20) }) });
    expect((await newest('student')).type).toBe('AssignNewSurvey');
    expect((await newest('otherStudent')).type).toBe('SurveyChanged');
    await app.call('withdrawAssignment', 'teacher', { path });
    const { type, id } = await newest('otherStudent');
    expect(type).toBe('SurveyWithdrawn');
    expect((await open('otherStudent', id)).body.data.address).toBe('/classroom/1');
  });

  test('that is gone says so and leads nowhere', async () => {
    const { body } = await assign(draft({ start_time: hours(1) }));
    const { id } = await newest('student');
    await app.call('withdrawAssignment', 'teacher', { path: { id: '1', assignment_id: body.data.id } });
    const gone = await open('student', id);
    expect(gone).toMatchObject({ status: 404, body: { code: 'notificationTargetGone' } });
  });

  test('that waits for marks notifies its teacher once, and its student when it is marked', async () => {
    const assignment = await newAssignment(app, { everyone: true });
    for (const who of ['student', 'otherStudent'] as const) {
      const sitting = await Sitting.begin(app, who, assignment);
      const question_id = sitting.question('short_answer');
      await sitting.save([{ question_id, answer: questionSamples.short_answer.right }]);
      await sitting.submit();
    }
    await deliver();
    const waiting = (await list('teacher')).data.filter(({ data }) => data.type_id === assignment);
    expect(waiting.map(({ type }) => type)).toEqual(['SubmissionToMark']);
    expect((await open('teacher', waiting[0]?.id ?? '')).body.data.address).toBe('/markAnswer/1');

    const attempts = await app.database
      .selectFrom('attempt')
      .select(['id', 'user_id'])
      .where('assignment_id', '=', assignment)
      .where('user_id', '=', people.student.id)
      .execute();
    const short = await app.database
      .selectFrom('exam_question')
      .innerJoin('exam_part', 'exam_part.id', 'exam_part_id')
      .innerJoin('question', 'question.id', 'question_id')
      .select('question.id')
      .where('exam_id', '=', '1')
      .where('type', '=', 'short_answer')
      .executeTakeFirstOrThrow();
    for (const { id } of attempts)
      await app.call('markAnswer', 'teacher', {
        body: { attempt_id: id, question_id: short.id, score: 3, base: 0 },
      });
    const { type, id } = await newest('student');
    expect(type).toBe('SurveyMarked');
    expect((await open('student', id)).body.data.address).toBe(
      `/surveys/1/classroom_id/${assignment}/users/${people.student.id}/see_exam`,
    );
  });
});

describe('the bell', () => {
  test('counts what is new until it is opened, and what is unread until it is read', async () => {
    await assign(draft());
    await deliver();
    const before = await list('otherStudent');
    expect(before.count_unchecked).toBeGreaterThan(0);
    const { body: seen } = await app.call<Answer<'seeNotifications'>>('seeNotifications', 'otherStudent');
    expect(seen.data).toEqual({ count_unread: before.count_unread, count_unchecked: 0 });
    const ids = before.data.filter(({ read_at }) => read_at === null).map(({ id }) => id);
    const { body: one } = await app.call<Answer<'readNotifications'>>('readNotifications', 'otherStudent', {
      body: { ids: [ids[0] ?? '', '999999'] },
    });
    expect(one.data.count_unread).toBe(before.count_unread - 1);
    await app.call('deleteNotifications', 'otherStudent', { body: { ids: ids.slice(0, 2) } });
    const after = await list('otherStudent');
    expect(after.total).toBe(before.total - 2);
    expect(after.count_unread).toBe(before.count_unread - 2);
    await app.call('readAllNotifications', 'otherStudent');
    expect((await list('otherStudent')).count_unread).toBe(0);
  });

  test('is answered by 304 until something happens to this person', async () => {
    const poll = (tag?: string) =>
      app.call<List>('listNotifications', 'admin', {
        headers: { ...(tag !== undefined && { 'if-none-match': tag }) },
      });
    const tag = String((await poll()).headers.etag);
    expect((await poll(tag)).status).toBe(304);
    await assign(draft());
    await deliver();
    expect((await poll(tag)).status).toBe(304);
    await notifyAll([people.admin.id]);
    await deliver();
    await vi.waitFor(async () => expect((await poll(tag)).status).toBe(200), { timeout: 30_000 });
  });

  test('shows the newest of a group while it is unread, and counts it once', async () => {
    const request = (name: string) =>
      app.database
        .transaction()
        .execute((transaction) =>
          notify(
            transaction,
            { type: 'RegistrationRequested', facts: { company_id: '1', name, kind: 'account' } },
            { to: [people.otherTeacher.id], causedBy: null, now: app.clock.now() },
          ),
        );
    const shown = async () => {
      await deliver();
      const { data, count_unread, count_unchecked } = await list('otherTeacher');
      return { details: data.map((one) => one.data.detail), count_unread, count_unchecked };
    };
    await request('Đoàn Như Ý');
    await shown();
    await app.call('seeNotifications', 'otherTeacher');
    await request('Thạch Sô Nhân');
    const replacing = 'Thạch Sô Nhân đang chờ bạn duyệt.';
    expect(await shown()).toEqual({ details: [replacing], count_unread: 1, count_unchecked: 1 });
    await app.call('readAllNotifications', 'otherTeacher');
    await request('Cao Thanh Hải');
    expect((await shown()).details).toEqual(['Cao Thanh Hải đang chờ bạn duyệt.', replacing]);
  });

  test('of another person is neither read nor opened nor deleted', async () => {
    await assign(draft());
    const { id } = await newest('student');
    for (const operation of ['readNotifications', 'deleteNotifications'] as const)
      await app.call(operation, 'teacher', { body: { ids: [id] } });
    expect((await open('teacher', id)).status).toBe(404);
    expect((await newest('student')).read_at).toBeNull();
  });
});

test('everybody is notified by one row, each exactly once, also before the activation, but not the locked and who caused it', async () => {
  // The people of the other tests come first; they are neither locked nor made inactive.
  const accounts = await app.database.selectFrom('user_account').select('id').orderBy('id').execute();
  const to = accounts.map(({ id }) => id);
  for (const [place, status] of (['inactive', 'locked'] as const).entries())
    await app.database
      .updateTable('user_account')
      .set({ status })
      .where('id', '=', to.at(-1 - place) ?? '')
      .execute();
  await notifyAll([...to, ...to], to[0]);
  await Promise.all([deliver(), deliver()]);
  const event = await app.database
    .selectFrom('notification_event')
    .selectAll()
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  expect(event.recipients).toHaveLength(to.length - 1);
  const concerned = await app.database
    .selectFrom('user_account')
    .select(['id', 'status'])
    .where('status', '<>', 'locked')
    .where('id', '<>', to[0] ?? '')
    .execute();
  expect(concerned.map(({ status }) => status)).toContain('inactive');
  const notified = await app.database
    .selectFrom('notification')
    .select('user_id')
    .where('event_id', '=', event.id)
    .execute();
  expect(notified.map(({ user_id }) => user_id).toSorted()).toEqual(concerned.map(({ id }) => id).toSorted());
});

test('its mail is sent to those who want it, a few at a time', async () => {
  await app.call('saveMetas', 'otherStudent', { as: 'json', body: { user_metas: { mail_exams: 'off' } } });
  await app.database.deleteFrom('mail').execute();
  await app.database.deleteFrom('notification_event').execute();
  await assign(draft());
  for (let run = 0; run < 30; run += 1) {
    await mailNotifications.run(app.app.services);
    await app.database.updateTable('mail').set({ sent_at: app.clock.now() }).execute();
  }
  const mails = await app.database
    .selectFrom('mail')
    .select(['to_address', 'subject', 'body_text'])
    .execute();
  const students = await app.database
    .selectFrom('classroom_student')
    .innerJoin('user_account', 'user_account.id', 'user_id')
    .select('email')
    .where('classroom_id', '=', '1')
    .where('status', '=', 'active')
    .execute();
  expect(mails.length).toBe(students.length - 1);
  expect(new Set(mails.map(({ to_address }) => to_address)).size).toBe(mails.length);
  expect(mails[0]?.body_text).toContain('/setting/notification');
});
