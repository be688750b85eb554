import { demoCompany } from '@sen/api/fixtures/people';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { insertPeople, seedPeople } from '../../seeds/seedPeople.ts';
import { openTestDatabase, type OpenTestDatabase } from '../../testing/testDatabase.ts';
import type { InTransaction } from '../database.ts';
import { accountsNamedLike } from './memberImports.ts';

let opened: OpenTestDatabase;
beforeAll(async () => {
  opened = await openTestDatabase();
  await seedPeople(opened.database);
});
afterAll(() => opened.close());

function memberNamed(index: number) {
  return { email: `m${index}@sen.vn`, username: `M${index}`, membership_code: `C${index}` };
}

it('finds the accounts that share a name, each once, without reading a table whose statistics are old', async () => {
  const { database } = opened;
  await sql`analyze user_account`.execute(database);
  const indexes = Array.from({ length: 3000 }, (_, index) => index);
  await insertPeople(
    database,
    indexes.map((index) => ({
      ...memberNamed(index),
      company_id: demoCompany.id,
      role: 'student',
      name: 'Lê An',
      first_name: 'An',
      password_hash: 'x',
    })),
  );
  const members = indexes.slice(-200).map((index) => ({
    email: `m${index}@sen.vn`,
    username: `m${index}`,
    membership_code: `c${index + 1}`,
  }));

  await database.transaction().execute(async (transaction) => {
    // Scans of earlier transactions that the statistics have not taken over yet are counted, too.
    const before = await scansOf(transaction);
    const found = await accountsNamedLike(transaction, members, demoCompany.id);
    expect(found).toHaveLength(200);
    expect(found[0]).toMatchObject({
      ...memberNamed(2800),
      company_id: demoCompany.id,
      role: 'student',
    });
    expect(await scansOf(transaction)).toBe(before);
  });
});

/** How often the whole table of accounts was read. */
async function scansOf(transaction: InTransaction): Promise<number | undefined> {
  const { rows } = await sql<{ scans: number }>`
    select seq_scan::int as scans from pg_stat_xact_user_tables
    where relname = 'user_account' and schemaname = current_schema()`.execute(transaction);
  return rows[0]?.scans;
}
