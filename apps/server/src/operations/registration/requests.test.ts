import { randomUUID } from 'node:crypto';
import { people, secondCompany } from '@sen/api/fixtures/people';
import type { Answer, Problem } from '@sen/api/contract/model';
import { compareVietnamese, sortKey } from '@sen/domain/text/sort';
import { givenNameFirst } from '@sen/domain/users/givenNameFirst';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { operations } from '../../contract/document.ts';
import { Applicant } from '../../testing/Applicant.ts';
import { anyPath } from '../../testing/anyPath.ts';
import { TestApp, type TestCall } from '../../testing/TestApp.ts';

let app: TestApp;
/** A running class, a finished one, and one of the other unit. */
let [classroom, ended, foreign] = ['', '', ''];
beforeAll(async () => {
  app = await TestApp.start({ demo: true });
  const classes = await app.database
    .selectFrom('classroom')
    .select(['id', 'company_id', 'ends_at'])
    .orderBy('id')
    .execute();
  const now = app.clock.now();
  const own = classes.filter(({ company_id }) => company_id === '1');
  classroom = own.find(({ ends_at }) => ends_at > now)?.id ?? '';
  ended = own.find(({ ends_at }) => ends_at <= now)?.id ?? '';
  foreign = classes.find(({ company_id }) => company_id === secondCompany.id)?.id ?? '';
});
afterAll(() => app.stop());
beforeEach(() => app.clock.pass({ seconds: 1 }));

type Person = Parameters<TestApp['signIn']>[0];
const approve = (request_ids: string[], classroom_id: string | undefined = classroom, as: Person = 'admin') =>
  app.call<Problem>('approveRequests', as, { body: { request_ids, ...(classroom_id && { classroom_id }) } });
const deny = (request_ids: string[], reason = 'Lớp đã đủ', as: Person = 'admin') =>
  app.call<Problem>('denyRequests', as, { body: { request_ids, reason } });
const classesOf = async (as: { token: string }) =>
  (await app.call<Answer<'listClasses'>>('listClasses', as, { query: { limit: 100 } })).body.data;
const newest = async (who: Applicant) => (await who.mails()).at(-1);

/** A second running class of the demo unit. */
async function anotherClass(): Promise<string> {
  const { database, clock } = app;
  const row = await database
    .selectFrom('classroom')
    .select(['company_id', 'project_id', 'course_id'])
    .where('id', '=', classroom)
    .executeTakeFirstOrThrow();
  const { id } = await database
    .insertInto('classroom')
    .values({
      ...row,
      name: 'Lớp buổi tối',
      sort_key: sortKey('Lớp buổi tối'),
      code: 'BUOI-TOI',
      starts_at: clock.now(),
      ends_at: new Date(clock.now().getTime() + 86_400_000),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await database
    .insertInto('classroom_teacher')
    .values({ classroom_id: id, user_id: people.teacher.id })
    .execute();
  return id;
}

describe('who waits', () => {
  it('may call only the operations of the contract that are open to waiting people', async () => {
    const who = await Applicant.waiting(app);
    const faults: string[] = [];
    for (const operation of operations) {
      if (operation.permission === null || operation.openTo.includes('waiting')) continue;
      const { status } = await app.call(operation.id, who.token, { path: anyPath(operation), body: {} });
      if (status !== 403) faults.push(`${operation.id} answers ${status}`);
    }
    expect(faults).toEqual([]);
    const own = await app.call<Answer<'getOwnRequest'>>('getOwnRequest', who.token);
    expect(own.body.data).toMatchObject({ status: 'pending', reason: null });
    expect((await app.call<Problem>('register', who.token, { body: {} })).body.code).toBe('alreadyAsked');
    expect((await app.call<Problem>('listClasses', who.token)).body.code).toBe('admissionPending');
  });
});

describe('the profile of who waits', () => {
  it('is read and saved, and shows no file of a unit', async () => {
    const who = await Applicant.waiting(app);
    const saved = await app.call<Answer<'saveProfile'>>('saveProfile', who.token, {
      body: { name: 'Ứng Viên Mới', phone: '0987 654 321' },
    });
    expect(saved.status).toBe(200);
    const own = await app.call<Answer<'getProfile'>>('getProfile', who.token);
    expect(own.body.data).toMatchObject({ name: 'Ứng Viên Mới', phone: '0987654321', company_name: null });
    const id = randomUUID();
    await app.database
      .insertInto('file')
      .values({
        id,
        owner_id: people.admin.id,
        company_id: '1',
        purpose: 'avatar',
        name: 'a.png',
        type: 'image/png',
        size: 1,
        sha256: Buffer.alloc(32),
        created_at: app.clock.now(),
      })
      .execute();
    expect((await app.call('getFile', who.token, { path: { id } })).status).toBe(404);
  });
});

describe('approving', () => {
  it('needs a class', async () => {
    const who = await Applicant.waiting(app);
    for (const classroom_id of [undefined, '']) {
      const refused = await app.call<Problem>('approveRequests', 'admin', {
        body: { request_ids: [await who.requestId()], ...(classroom_id !== undefined && { classroom_id }) },
      });
      expect(refused.body.codes).toEqual({ classroom_id: 'pleaseSelectAClass' });
    }
  });

  it('admits the person to the unit and the class, notifies by mail, and is audited', async () => {
    const who = await Applicant.waiting(app);
    const id = await who.requestId();
    expect((await approve([id])).status).toBe(200);
    expect((await classesOf(who.token)).map((row) => row.id)).toEqual([classroom]);
    const me = await app.call<Answer<'getMe'>>('getMe', who.token);
    expect(me.body.data[0]).toMatchObject({ company_id: '1', admission: null });
    expect((await newest(who))?.body_text).toContain(`/classroom/${classroom}`);
    const [request] = await who.requests();
    expect(request).toMatchObject({
      status: 'approved',
      placed_class: { id: classroom },
      decided_by: people.admin.name,
    });
    const written = await app.database
      .selectFrom('audit_log')
      .select(['actor_id', 'details'])
      .where('action', '=', 'request.approved')
      .where('subject_id', '=', request?.user_id ?? '')
      .execute();
    expect(written).toEqual([
      { actor_id: people.admin.id, details: { request_id: id, classroom_id: classroom } },
    ]);
  });

  it('takes several at once, or none', async () => {
    const [one, other, late] = [
      await Applicant.waiting(app),
      await Applicant.waiting(app),
      await Applicant.waiting(app),
    ];
    const ids = [await one.requestId(), await other.requestId()];
    expect((await approve(ids)).status).toBe(200);
    const refused = await approve([await late.requestId(), ids[0] ?? '']);
    expect(refused.body.code).toBe('requestAlreadyApproved');
    expect(refused.body.message).toContain(`${people.admin.name} đã duyệt yêu cầu của ${one.name} lúc `);
    expect(await late.requests()).toMatchObject([{ status: 'pending' }]);
  });

  it('refuses a class that has ended or belongs to another unit', async () => {
    const who = await Applicant.waiting(app);
    const id = await who.requestId();
    expect((await approve([id], ended)).body.code).toBe('classEnded');
    expect((await approve([id], foreign)).status).toBe(404);
    expect((await approve([id], '999')).status).toBe(404);
    expect((await approve([id], foreign, 'superAdmin')).body.code).toBe('classOfAnotherUnit');
    expect(await who.requests()).toMatchObject([{ status: 'pending' }]);
  });

  it('by two at once succeeds for one, and the other learns who decided', async () => {
    const who = await Applicant.waiting(app);
    const id = await who.requestId();
    const answers = await Promise.all([approve([id]), deny([id], 'Trễ', 'superAdmin')]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const second = answers.find(({ status }) => status === 409);
    expect(second?.body.message).toMatch(/ đã (duyệt|từ chối) yêu cầu của /);
    expect(await who.mails()).toHaveLength(2);
  });
});

describe('denying', () => {
  it('refuses the person with a reason; the person asks again and is admitted', async () => {
    const who = await Applicant.waiting(app);
    expect((await deny([await who.requestId()], ' Chưa có trong danh sách ')).status).toBe(200);
    const own = () => app.call<Answer<'getOwnRequest'>>('getOwnRequest', who.token);
    expect((await own()).body.data).toMatchObject({ status: 'denied', reason: 'Chưa có trong danh sách' });
    expect((await newest(who))?.body_text).toContain('Lý do: Chưa có trong danh sách');
    expect((await app.call('listClasses', who.token)).status).toBe(403);

    const again = await app.call('register', who.token, { body: { note: 'Em ở lớp 12A' } });
    expect(again.status).toBe(200);
    expect((await own()).body.data).toMatchObject({ status: 'pending', reason: null });
    expect(await who.requests()).toMatchObject([
      { status: 'pending', note: 'Em ở lớp 12A' },
      { status: 'denied' },
    ]);
    expect((await approve([await who.requestId()])).status).toBe(200);
    expect(await classesOf(who.token)).toHaveLength(1);
  });

  it.each([{}, { reason: '' }, { reason: ' \n ' }])('with %j is refused at its field', async (given) => {
    const who = await Applicant.waiting(app);
    const body = { request_ids: [await who.requestId()], ...given };
    const answer = await app.call<Problem>('denyRequests', 'admin', { body });
    expect([answer.status, Object.keys(answer.body.errors ?? {})]).toEqual([422, ['reason']]);
    expect((await who.requests())[0]).toMatchObject({ status: 'pending' });
  });
});

describe('another unit', () => {
  it('neither sees nor decides', async () => {
    const who = await Applicant.waiting(app, secondCompany.id);
    expect(await who.requests('admin')).toEqual([]);
    const id = await who.requestId('superAdmin');
    expect((await approve([id])).status).toBe(404);
    expect((await deny([id])).status).toBe(404);
    expect((await approve([id], foreign, 'superAdmin')).status).toBe(200);
  });
});

describe('a student of the unit', () => {
  const open = (as: Person | { token: string }, query: Record<string, string[]> = {}) =>
    app.call<Answer<'listOpenClasses'>>('listOpenClasses', as, { query: { limit: 100, ...query } });
  const ask = (as: Person | { token: string }, classroom_id?: string) =>
    app.call<Problem>('register', as, { body: { ...(classroom_id && { classroom_id }), note: 'Ca tối' } });

  it('sees the classes that are open, asks for one, and is placed there', async () => {
    const who = await Applicant.waiting(app);
    await approve([await who.requestId()]);
    const added = await anotherClass();
    const listed = (await open(who.token)).body.data;
    expect(listed.map(({ id }) => id)).toEqual([added]);
    const [{ timing } = { timing: 'finished' }] = listed;
    expect((await open(who.token, { 'fixed[]': [timing] })).body.total).toBe(1);
    expect((await open(who.token, { 'fixed[]': ['finished'] })).body.total).toBe(0);
    const wanted = { id: added };
    expect((await ask(who.token, wanted.id)).status).toBe(200);
    expect((await ask(who.token, wanted.id)).body.code).toBe('alreadyAsked');
    expect((await open(who.token)).body.data[0]).toMatchObject({ id: wanted.id, request_status: 'pending' });
    expect((await who.requests())[0]).toMatchObject({
      kind: 'class',
      asked_class: { id: wanted.id },
      note: 'Ca tối',
    });

    expect((await deny([await who.requestId()], 'Lớp đã đủ')).status).toBe(200);
    expect((await open(who.token)).body.data[0]).toMatchObject({
      request_status: 'denied',
      reason: 'Lớp đã đủ',
    });
    expect((await ask(who.token, wanted.id)).status).toBe(200);
    expect((await approve([await who.requestId()], wanted.id)).status).toBe(200);
    expect((await classesOf(who.token)).map(({ id }) => id)).toContain(wanted.id);
    expect((await ask(who.token, wanted.id)).body.code).toBe('alreadyInClass');
  });

  it('cannot request classes of another unit, finished classes, or no class', async () => {
    expect((await ask('student', foreign)).status).toBe(404);
    expect((await ask('student', ended)).body.code).toMatch(/classEnded|alreadyInClass/);
    expect((await ask('student')).body.codes).toEqual({ classroom_id: 'pleaseSelectAClass' });
    expect((await ask('teacher', classroom)).status).toBe(403);
  });

  it('can report coming from the marketplace, which grants no access', async () => {
    expect((await app.call('markMarketplace', 'otherStudent')).status).toBe(200);
    const me = await app.call<Answer<'getMe'>>('getMe', 'otherStudent');
    expect(me.body.data[0]).toMatchObject({ marketplace: true, admission: null });
  });
});

describe('the list', () => {
  it('shows pending requests first, and filters by state, kind, name and day', async () => {
    const who = await Applicant.waiting(app);
    const list = async (query: NonNullable<TestCall['query']>) =>
      (await app.call<Answer<'listRequests'>>('listRequests', 'admin', { query: { limit: 100, ...query } }))
        .body;
    const all = await list({});
    const states = all.data.map(({ status }) => status === 'pending');
    expect(states).toEqual(states.toSorted((one, other) => Number(other) - Number(one)));
    const waiting = await list({ status: 'Request' });
    expect(waiting.total).toBe(states.filter(Boolean).length);
    expect(await list({ 'fixed[]': ['pending'] })).toEqual(waiting);
    const narrowed = await list({
      'fieldName[]': ['status', 'kind', 'name', 'created_at'],
      'keyword[]': ['pending', 'account', who.name.toUpperCase(), '2026-01-01T00:00:00Z'],
      'compare[]': ['like', 'like', 'like', 'isAfter'],
    });
    expect(narrowed.data.map(({ email }) => email)).toEqual([who.email]);
    const byName = (await list({ sort: 'name' })).data.map(({ name }) => name);
    expect(byName).toEqual(
      byName.toSorted((one, other) => compareVietnamese(givenNameFirst(one), givenNameFirst(other))),
    );
    const byFullName = (await list({ sort: 'full_name' })).data.map(({ name }) => name);
    expect(byFullName).toEqual(byName.toSorted(compareVietnamese));
    expect((await app.call('listRequests', 'teacher')).status).toBe(403);
  });
});
