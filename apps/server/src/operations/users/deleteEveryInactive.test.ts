import { demoCompany, people } from '@sen/api/fixtures/people';
import type { Answer } from '@sen/api/contract/model';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { insertPeople } from '../../seeds/seedPeople.ts';
import { TestApp } from '../../testing/TestApp.ts';
import { deleteEveryInactive } from './deleteEveryInactive.ts';

let app: TestApp;
beforeAll(async () => {
  app = await TestApp.start();
});
afterAll(() => app.stop());

/** Of the 450 inactive accounts, the first is in use. */
let used: string;
beforeEach(async () => {
  await sql`truncate audit_log`.execute(app.database);
  await app.database.deleteFrom('project').execute();
  await app.database.deleteFrom('user_account').where('status', '=', 'inactive').execute();
  const accounts = Array.from({ length: 450 }, (_, index) => ({
    username: `nguoi${index}`,
    email: `nguoi${index}@sen.vn`,
    name: `Người Thứ ${index}`,
    role: 'student' as const,
    status: 'inactive' as const,
    company_id: demoCompany.id,
    membership_code: `NT${index}`,
    password_hash: '-',
  }));
  [used = ''] = await insertPeople(app.database, accounts);
  await app.database
    .insertInto('project')
    .values({ company_id: demoCompany.id, name: 'Dự án', sort_key: 'du an', created_by: used })
    .execute();
});

const inactive = async () =>
  (await app.database.selectFrom('user_account').select('id').where('status', '=', 'inactive').execute()).map(
    ({ id }) => id,
  );

test('many are deleted in several transactions, each with its audit entries', async () => {
  const { body } = await app.call<Answer<'deleteInactiveMembers'>>('deleteInactiveMembers', 'admin', {
    body: { delete_all: true },
  });
  expect(body.data).toEqual({ deleted: 449, next: null, remaining: 0 });
  expect(await inactive()).toEqual([used]);
  const { rows } = await sql<{ entries: number; transactions: number }>`select count(*)::int as entries,
    count(distinct xmin::text)::int as transactions from audit_log where action = 'member.deleted'`.execute(
    app.database,
  );
  expect(rows[0]?.entries).toBe(449);
  expect(rows[0]?.transactions).toBeGreaterThanOrEqual(9);
});

test('a call whose time is up says where to continue, and how many are left', async () => {
  const { id, role, name } = people.admin;
  const account = { id, role, name, company_id: demoCompany.id, lang: 'vi' as const };
  const caller = { ...account, mustChangePassword: false, admission: null };
  const order = { caller, now: app.clock.now(), budgetMs: 0 };
  const first = await deleteEveryInactive(app.database, order);
  expect(first).toMatchObject({ deleted: 49, remaining: 400 });
  expect(await inactive()).toHaveLength(401);
  const next = async (after: string | null) => {
    const { body } = await app.call<Answer<'deleteInactiveMembers'>>('deleteInactiveMembers', 'admin', {
      body: { delete_all: true, after: String(after) },
    });
    return body.data;
  };
  expect(await next(first.next)).toEqual({ deleted: 400, next: null, remaining: 0 });
  expect(await inactive()).toEqual([used]);
});
