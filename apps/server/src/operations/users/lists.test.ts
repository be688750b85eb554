import { demoCompany, people, secondCompany } from '@sen/api/fixtures/people';
import type { Answer, Problem } from '@sen/api/contract/model';
import { compareVietnamese } from '@sen/domain/text/sort';
import { givenNameFirst } from '@sen/domain/users/givenNameFirst';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { TestApp } from '../../testing/TestApp.ts';

type List = Answer<'listMembers'>;
type Person = Parameters<TestApp['signIn']>[0];

let app: TestApp;
let foreignId: string;
beforeAll(async () => {
  app = await TestApp.start({ demo: true });
  const foreign = await app.database
    .selectFrom('user_account')
    .select('id')
    .where('company_id', '<>', demoCompany.id)
    .executeTakeFirstOrThrow();
  foreignId = foreign.id;
});
afterAll(() => app.stop());

const list = async (as: Person, query: Record<string, string | string[] | number> = {}) =>
  (await app.call<List>('listMembers', as, { query: { limit: 100, ...query } })).body;

describe('the members in a list', () => {
  test('a super-admin sees every unit, an admin the own one', async () => {
    const all = await list('superAdmin');
    expect(all.data.map(({ id }) => id)).toEqual(expect.arrayContaining([foreignId, people.superAdmin.id]));
    const own = await list('admin');
    expect(own.total).toBeLessThan(all.total);
    expect(new Set(own.data.map(({ company_name }) => company_name))).toEqual(
      new Set([demoCompany.company_name]),
    );
  });

  test('a teacher sees the students of the own classes, read-only', async () => {
    const seen = await list('teacher');
    expect(new Set(seen.data.map(({ role }) => role))).toEqual(new Set(['student']));
    const enrolled = await app.database
      .selectFrom('classroom_student')
      .innerJoin('classroom_teacher', 'classroom_teacher.classroom_id', 'classroom_student.classroom_id')
      .select('classroom_student.user_id')
      .distinct()
      .where('classroom_teacher.user_id', '=', people.teacher.id)
      .execute();
    expect(seen.data.map(({ id }) => id).toSorted()).toEqual(enrolled.map((row) => row.user_id).toSorted());
    expect((await app.call('getMember', 'teacher', { path: { id: people.admin.id } })).status).toBe(404);
    const refused = await app.call('lockMembers', 'teacher', { body: { user_ids: [people.student.id] } });
    expect(refused.status).toBe(403);
  });

  test.each<Person>(['student', 'staff', 'sponsor'])('a %s sees none', async (as) => {
    expect((await app.call('listMembers', as)).status).toBe(403);
    expect((await app.call('getMember', as, { path: { id: people.student.id } })).status).toBe(403);
  });
});

describe('the members who are not in a class', () => {
  const enrolled = async (company_id: string) => {
    const rows = await app.database
      .selectFrom('classroom_student')
      .innerJoin('classroom', 'classroom.id', 'classroom_student.classroom_id')
      .select(['classroom_id', 'user_id'])
      .where('classroom.company_id', '=', company_id)
      .execute();
    const classId = rows[0]?.classroom_id ?? '0';
    return { classId, ids: rows.filter((row) => row.classroom_id === classId).map((row) => row.user_id) };
  };

  test('are listed and counted without its students', async () => {
    const { classId, ids } = await enrolled(demoCompany.id);
    const all = await list('admin');
    const others = await list('admin', { not_in_class: classId });
    expect(ids.length).toBeGreaterThan(0);
    expect(others.total).toBe(all.total - ids.length);
    expect(others.data.filter(({ id }) => ids.includes(id))).toEqual([]);
  });

  test('are everybody for a class that the caller does not see', async () => {
    const { classId } = await enrolled(secondCompany.id);
    const all = await list('admin');
    for (const not_in_class of [classId, '987654321'])
      // oxlint-disable-next-line no-await-in-loop -- two calls
      expect((await list('admin', { not_in_class })).total).toBe(all.total);
  });
});

describe('the parameters of a list', () => {
  test('contains only its roles, whatever its filters are', async () => {
    const teachers = await list('admin', { 'fixed[]': ['teacher'] });
    expect(new Set(teachers.data.map(({ role }) => role))).toEqual(new Set(['teacher']));
    const both = await list('admin', {
      'fixed[]': ['teacher'],
      'fieldName[]': ['role'],
      'keyword[]': ['student'],
    });
    expect(both).toMatchObject({ total: 0, data: [], last_page: 1 });
  });

  test.each([
    ['name', '  chau   đỗ  MI', people.student.id],
    ['email', 'HOCVIEN@sen', people.student.id],
    ['username', 'giaovien2', people.otherTeacher.id],
    ['membership_code', 'sv0005', people.student.id],
    ['email', ' sen.vn  hocvien@ ', people.student.id],
  ])('is searched by %s: %s', async (field, keyword, id) => {
    const { data } = await list('admin', { 'fieldName[]': [field], 'keyword[]': [keyword] });
    expect(data.map((row) => row.id)).toEqual([id]);
  });

  test('special characters of SQL are literal', async () => {
    const { total } = await list('admin', { 'fieldName[]': ['email'], 'keyword[]': ['%'] });
    expect(total).toBe(0);
  });

  test('another unit’s list is empty for an admin', async () => {
    expect((await list('admin', { 'fieldName[]': ['company_id'], 'keyword[]': ['2'] })).total).toBe(0);
    expect(
      (await list('superAdmin', { 'fieldName[]': ['company_id'], 'keyword[]': ['2'] })).total,
    ).toBeGreaterThan(0);
  });

  test.each(['name', 'full_name', 'created_at', 'last_login_at', 'role'])(
    'sorts by %s, each once over its pages',
    async (sort) => {
      for (const order of ['asc', 'desc']) {
        const pages: string[] = [];
        const whole = await list('admin', { sort, order });
        for (let page = 1; page <= Math.ceil(whole.total / 5); page += 1)
          pages.push(...(await list('admin', { sort, order, page, limit: 5 })).data.map(({ id }) => id));
        expect(pages.slice(0, 100)).toEqual(whole.data.map(({ id }) => id));
        expect(new Set(pages).size).toBe(whole.total);
      }
    },
  );

  test('members who never signed in come last by the last sign-in', async () => {
    const { data } = await list('admin', { sort: 'last_login_at' });
    const times = data.map(({ last_login_at }) => last_login_at);
    expect(times[0]).not.toBeNull();
    expect(times.at(-1)).toBeNull();
  });

  test('is ordered by given names, as class lists are, or by full names', async () => {
    const namesBy = async (sort: string) =>
      (await list('superAdmin', { sort, order: 'asc' })).data.map(({ name }) => name);
    const byGiven = await namesBy('name');
    expect(byGiven.length).toBeGreaterThan(20);
    expect(byGiven).toEqual(
      byGiven.toSorted((one, other) => compareVietnamese(givenNameFirst(one), givenNameFirst(other))),
    );
    expect(byGiven.indexOf('Lý Bình An')).toBeLessThan(byGiven.indexOf('Dương Vân Anh'));
    const byFull = await namesBy('full_name');
    expect(byFull).toEqual(byFull.toSorted(compareVietnamese));
    expect(byFull).not.toEqual(byGiven);
  });

  test('an unknown field, and a time compared as text, are refused by name', async () => {
    const unknown = await app.call<Problem>('listMembers', 'admin', {
      query: { 'fieldName[]': ['password_hash'], 'keyword[]': ['x'] },
    });
    expect(unknown.status).toBe(422);
    const like = await app.call<Problem>('listMembers', 'admin', {
      query: { 'fieldName[]': ['created_at'], 'keyword[]': ['2026'] },
    });
    expect(like.body.codes).toEqual({ 'compare[]': 'invalidValue' });
  });

  test('the inactive ones alone', async () => {
    await app.database
      .updateTable('user_account')
      .set({ status: 'inactive' })
      .where('id', '=', people.staff.id)
      .execute();
    const { body } = await app.call<List>('listInactiveMembers', 'admin');
    expect(body.data.map(({ id }) => id)).toEqual([people.staff.id]);
    expect((await app.call('listInactiveMembers', 'teacher')).status).toBe(403);
  });
});

test('one member is shown whole, and another unit’s does not exist', async () => {
  const { body } = await app.call<Answer<'getMember'>>('getMember', 'admin', {
    path: { id: people.student.id },
  });
  expect(body.data).toMatchObject({
    id: people.student.id,
    company_name: demoCompany.company_name,
    membership_code: people.student.membership_code,
    status: 'active',
    in_use: true,
    must_change_password: false,
  });
  expect(JSON.stringify(body)).not.toContain('argon2');
  expect((await app.call('getMember', 'admin', { path: { id: foreignId } })).status).toBe(404);
  expect((await app.call('getMember', 'superAdmin', { path: { id: foreignId } })).status).toBe(200);
});
