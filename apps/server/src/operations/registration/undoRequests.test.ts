import { people, secondCompany } from '@sen/api/fixtures/people';
import type { Answer, FullCourse, Problem } from '@sen/api/contract/model';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Applicant } from '../../testing/Applicant.ts';
import { TestClasses } from '../../testing/TestClasses.ts';

type Person = Parameters<TestClasses['app']['call']>[1];

let made: TestClasses;
beforeAll(async () => {
  made = await TestClasses.start();
});
afterAll(() => made.stop());
beforeEach(() => made.app.clock.pass({ seconds: 1 }));

const decide = (
  operation: 'approveRequests' | 'denyRequests',
  id: string,
  body: object = {},
  as: Person = 'admin',
) =>
  made.app.call<Problem>(operation, as, {
    body: { request_ids: [id], ...(operation === 'denyRequests' && { reason: 'Nhầm người' }), ...body },
  });
const undo = (id: string, as: Person = 'admin') =>
  made.app.call<Problem>('undoRequests', as, { body: { request_ids: [id] } });
const requestOf = async (id: string) =>
  (await made.app.call<Answer<'getRequest'>>('getRequest', 'superAdmin', { path: { id } })).body.data;
const attends = async (classroom_id: string, user_id: string) => {
  const { database } = made.app;
  const query = database.selectFrom('classroom_student').select('user_id');
  const rows = await query.where('classroom_id', '=', classroom_id).where('user_id', '=', user_id).execute();
  return rows.length > 0;
};

/** An applicant who was placed in a class of the unit. */
async function admitted() {
  const who = await Applicant.waiting(made.app);
  const { id: classroom_id } = await made.added();
  const id = await who.requestId();
  expect((await decide('approveRequests', id, { classroom_id })).status).toBe(200);
  const { user_id } = await requestOf(id);
  return { who, classroom_id, id, user_id };
}

describe('an approval of an account', () => {
  it('is undone with the place and the membership, told, audited, and decided again', async () => {
    const { who, classroom_id, id, user_id } = await admitted();
    expect((await undo(id)).status).toBe(200);
    expect(await requestOf(id)).toMatchObject({
      status: 'pending',
      decided_by: null,
      decided_at: null,
      placed_class: null,
    });
    expect(await attends(classroom_id, user_id)).toBe(false);
    const own = await made.app.call<Answer<'getOwnRequest'>>('getOwnRequest', who.token);
    expect(own.body.data.status).toBe('pending');
    expect((await made.app.call<Problem>('listClasses', who.token)).body.code).toBe('admissionPending');
    expect((await who.mails()).at(-1)?.subject).toBe('Yêu cầu của bạn đang được xét lại');
    const told = await made.app.database
      .selectFrom('notification_event')
      .select(['type', 'recipients'])
      .orderBy('id', 'desc')
      .executeTakeFirst();
    expect(told).toEqual({ type: 'DecisionUndone', recipients: [user_id] });
    const written = await made.app.database
      .selectFrom('audit_log')
      .select(['actor_id', 'details'])
      .where('action', '=', 'request.undone')
      .where('subject_id', '=', user_id)
      .execute();
    expect(written).toEqual([
      {
        actor_id: people.admin.id,
        details: { request_id: id, was: 'approved', decided_by: people.admin.name, classroom_id },
      },
    ]);
    expect((await undo(id)).body.code).toBe('noDecisionToUndo');
    expect((await decide('approveRequests', id, { classroom_id })).status).toBe(200);
    expect(await attends(classroom_id, user_id)).toBe(true);
  });

  it('is kept once the person has begun to learn, with the reason', async () => {
    const { who, classroom_id, id, user_id } = await admitted();
    const { id: session_id } = await made.app.database
      .selectFrom('classroom_session')
      .select('id')
      .where('classroom_id', '=', classroom_id)
      .executeTakeFirstOrThrow();
    await made.app.database
      .insertInto('lesson_progress')
      .values({
        classroom_id,
        session_id,
        user_id,
        opened_at: made.app.clock.now(),
        last_at: made.app.clock.now(),
      })
      .execute();
    const { body } = await undo(id);
    expect(body.code).toBe('begunToLearn');
    expect(body.message).toContain(`${who.name} đã bắt đầu học`);
    expect(await attends(classroom_id, user_id)).toBe(true);
  });

  it('is kept once the place has changed, or the unit has other data of the person', async () => {
    const left = await admitted();
    await made.app.database.deleteFrom('classroom_student').where('user_id', '=', left.user_id).execute();
    expect((await undo(left.id)).body.code).toBe('placeChangedSince');
    const used = await admitted();
    const other = await made.added();
    await made.app.database
      .insertInto('classroom_student')
      .values({ classroom_id: other.id, user_id: used.user_id })
      .execute();
    expect((await undo(used.id)).body.code).toBe('memberInUseSince');
    expect(await attends(used.classroom_id, used.user_id)).toBe(true);
    expect(await requestOf(used.id)).toMatchObject({ status: 'approved' });
  });
});

describe('a denial', () => {
  it('is undone, unless the person has asked again', async () => {
    const who = await Applicant.waiting(made.app);
    const id = await who.requestId();
    await decide('denyRequests', id);
    expect((await undo(id)).status).toBe(200);
    expect(await requestOf(id)).toMatchObject({ status: 'pending', reason: null });
    await decide('denyRequests', id);
    await made.app.call('register', who.token, { body: {} });
    expect((await undo(id)).body.code).toBe('askedAgainSince');
  });

  it('is undone by nobody of another unit, and by no lecturer', async () => {
    const who = await Applicant.waiting(made.app, secondCompany.id);
    const id = await who.requestId('superAdmin');
    await decide('denyRequests', id, {}, 'superAdmin');
    expect((await undo(id)).status).toBe(404);
    expect((await undo(id, 'teacher')).status).toBe(403);
  });

  it('undone by two at once is undone once', async () => {
    const who = await Applicant.waiting(made.app);
    const id = await who.requestId();
    await decide('denyRequests', id);
    const answers = await Promise.all([undo(id), undo(id, 'superAdmin')]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });
});

describe('a publication', () => {
  /** A business course that was made public by approval. */
  async function published(): Promise<{ course: FullCourse; id: string }> {
    const course = await made.newCourse('teacher');
    const { app } = made;
    await app.database
      .updateTable('course')
      .set({ kind: 'business', price: null })
      .where('id', '=', course.id)
      .execute();
    await app.call('askForPublicCourse', 'teacher', { path: { id: course.id }, body: {} });
    const query = { kind: 'public_course', course_id: course.id };
    const { body } = await app.call<Answer<'listRequests'>>('listRequests', 'admin', { query });
    const id = body.data[0]?.id ?? '';
    expect((await decide('approveRequests', id, {}, 'superAdmin')).status).toBe(200);
    return { course, id };
  }
  const full = async ({ id }: { id: string }) =>
    (await made.app.call<Answer<'getFullCourse'>>('getFullCourse', 'admin', { path: { id } })).body.data;

  it('is undone: the course is what it was', async () => {
    const { course, id } = await published();
    expect(await full(course)).toMatchObject({ kind: 'free', price: 0 });
    expect((await undo(id)).body.code).toBe('forbidden');
    expect((await undo(id, 'superAdmin')).status).toBe(200);
    expect(await full(course)).toMatchObject({
      kind: 'business',
      public_since: null,
      public_request: { status: 'pending' },
    });
  });

  it('is kept once somebody has asked for the course, or it has left the catalogue', async () => {
    const { course, id } = await published();
    await made.app.call('askForFreeCourse', 'student', { path: { id: course.id }, body: {} });
    expect((await undo(id, 'superAdmin')).body.code).toBe('courseTakenSince');
    const other = await published();
    await made.app.call('withdrawPublicCourse', 'teacher', { path: { id: other.course.id } });
    expect((await undo(other.id, 'superAdmin')).body.code).toBe('courseChangedSince');
  });
});

describe('several decisions', () => {
  const undoAll = (request_ids: string[], as: Person = 'admin') =>
    made.app.call<Answer<'undoRequests'> & Problem>('undoRequests', as, { body: { request_ids } });

  it('are undone each by itself: one that something depends on stays, with the name and the reason', async () => {
    const denied = await Applicant.waiting(made.app);
    const deniedId = await denied.requestId();
    await decide('denyRequests', deniedId);
    const [kept, free] = [await admitted(), await admitted()];
    await made.app.database.deleteFrom('classroom_student').where('user_id', '=', kept.user_id).execute();
    const { status, body } = await undoAll([kept.id, free.id, deniedId, free.id]);
    expect(status).toBe(200);
    expect(body.data.undone.toSorted()).toEqual([deniedId, free.id].toSorted());
    expect(body.data.refused).toMatchObject([
      { id: kept.id, name: kept.who.name, code: 'placeChangedSince' },
    ]);
    expect(body.data.refused[0]?.message).toContain(`Chỗ học của ${kept.who.name} đã thay đổi`);
    expect(await requestOf(kept.id)).toMatchObject({ status: 'approved' });
    expect(await requestOf(free.id)).toMatchObject({ status: 'pending' });
    expect(await attends(free.classroom_id, free.user_id)).toBe(false);
  });

  it('are undone from the newest: the place in another class does not keep the membership', async () => {
    const person = await admitted();
    const { id: classroom_id } = await made.added();
    made.app.clock.pass({ seconds: 1 });
    await made.app.call('register', person.who.token, { body: { classroom_id } });
    const query = { 'fieldName[]': ['name', 'kind'], 'keyword[]': [person.who.name, 'class'] };
    const { body: list } = await made.app.call<Answer<'listRequests'>>('listRequests', 'admin', { query });
    const id = list.data.find(({ user_id }) => user_id === person.user_id)?.id ?? '';
    expect((await decide('approveRequests', id, { classroom_id })).status).toBe(200);
    expect((await undo(person.id)).body.code).toBe('memberInUseSince');
    const { body } = await undoAll([person.id, id]);
    expect(body.data).toEqual({ undone: [id, person.id], refused: [] });
  });

  it('are all kept when one is of another unit', async () => {
    const own = await Applicant.waiting(made.app);
    const other = await Applicant.waiting(made.app, secondCompany.id);
    const ids = [await own.requestId(), await other.requestId('superAdmin')];
    for (const id of ids) await decide('denyRequests', id, {}, 'superAdmin');
    expect((await undoAll(ids)).status).toBe(404);
    expect(await requestOf(ids[0] ?? '')).toMatchObject({ status: 'denied' });
    expect((await undoAll(ids, 'superAdmin')).status).toBe(200);
  });
});
