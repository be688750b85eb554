import { demoCompany, secondCompany } from '@sen/api/fixtures/people';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { insertPeople, seedPeople } from '../../seeds/seedPeople.ts';
import { openTestDatabase, type OpenTestDatabase } from '../../testing/testDatabase.ts';
import { gatherTallies, tallyMembers } from './memberTally.ts';

let opened: OpenTestDatabase;
beforeAll(async () => {
  opened = await openTestDatabase();
  await seedPeople(opened.database);
});
afterAll(() => opened.close());

const everything = { scope: null, roles: [], statuses: [] };

/** Expects the tally of each unit, role and status to equal a count of the accounts. */
async function demandTrue(): Promise<void> {
  const { rows } = await sql`select company_id, role, status, sum(n)::int as off from (
      select company_id, role, status, count(*) as n from user_account group by 1, 2, 3
      union all select company_id, role, status, -sum(change) from member_tally group by 1, 2, 3) as both_counts
    group by 1, 2, 3 having sum(n) <> 0`.execute(opened.database);
  expect(rows).toEqual([]);
}

it('equals the count after any change of accounts, before and after compaction', async () => {
  const { database } = opened;
  await demandTrue();
  const ids = await insertPeople(
    database,
    Array.from({ length: 20 }, (_, index) => ({
      name: `Người ${index}`,
      email: `t${index}@sen.vn`,
      username: `t${index}`,
      password_hash: 'x',
      role: index % 2 === 0 ? ('student' as const) : ('teacher' as const),
      company_id: index % 3 === 0 ? secondCompany.id : demoCompany.id,
    })),
  );
  await demandTrue();
  await database
    .updateTable('user_account')
    .set({ status: 'locked' })
    .where('id', 'in', ids.slice(0, 7))
    .execute();
  await database
    .updateTable('user_account')
    .set({ role: 'sponsor', company_id: secondCompany.id })
    .where('id', 'in', ids.slice(5, 9))
    .execute();
  await database.updateTable('user_account').set({ lang: 'en' }).execute();
  await database.deleteFrom('user_account').where('id', 'in', ids.slice(0, 3)).execute();
  await demandTrue();
  const before = await tallyMembers(database, everything);
  await gatherTallies(database);
  await demandTrue();
  expect(await tallyMembers(database, everything)).toBe(before);
  const some = {
    scope: secondCompany.id,
    roles: [['sponsor'], ['sponsor', 'student']],
    statuses: [['locked']],
  };
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from user_account
    where company_id = ${secondCompany.id} and role = 'sponsor' and status = 'locked'`.execute(database);
  expect(await tallyMembers(database, some)).toBe(rows[0]?.n);
});

it('a rolled-back change is not counted', async () => {
  const before = await tallyMembers(opened.database, everything);
  const undone = opened.database.transaction().execute(async (transaction) => {
    await transaction.updateTable('user_account').set({ status: 'inactive' }).execute();
    throw new Error('undone');
  });
  await expect(undone).rejects.toThrow('undone');
  expect(await tallyMembers(opened.database, everything)).toBe(before);
  await demandTrue();
});
