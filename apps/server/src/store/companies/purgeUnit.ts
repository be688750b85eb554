import { sql } from 'kysely';
import { nobody, record } from '../platform/audit.ts';
import type { Database } from '../database.ts';
import { type Reference, readReferences, type UnitTable, unitTables } from './unitReferences.ts';

/** Rows of one statement: other writes wait only briefly. */
const partSize = 500;

/**
 * Removes a deleted unit with all that belongs to it, in parts that each are a transaction: whatever is left after an
 * interruption goes the next time. An account that another unit still refers to stays without its data.
 */
export async function purgeUnit(database: Database, id: string, now: Date): Promise<void> {
  const references = await readReferences(database);
  const tables = unitTables(references);
  for (const unitTable of tables) {
    // oxlint-disable-next-line no-await-in-loop -- each table after those that refer to it
    if (unitTable.table === 'user_account') await detachUsed(database, id, references);
    // oxlint-disable-next-line no-await-in-loop -- as above
    await emptyTable(database, unitTable, id);
  }
  await database.transaction().execute(async (transaction) => {
    await transaction.deleteFrom('member_tally').where('company_id', '=', id).execute();
    await transaction.deleteFrom('company').where('id', '=', id).execute();
    const subject = { id, company_id: id };
    await record(transaction, [{ actorId: nobody, action: 'company.purged', subject }], now);
  });
}

async function emptyTable(
  database: Database,
  { table, condition, within }: UnitTable,
  id: string,
): Promise<void> {
  // A row that others of its table refer to goes after them.
  const last = within.map(
    ({ column, key }) =>
      `and not exists (select from "${table}" below where below."${column}" = "${table}"."${key}")`,
  );
  for (;;) {
    // oxlint-disable-next-line no-await-in-loop -- in parts
    const { numAffectedRows = 0n } = await sql`delete from ${sql.table(table)} where ctid = any (array(
      select ctid from ${sql.table(table)} where (${sql.raw(condition(`${BigInt(id)}`))}) ${sql.raw(last.join(' '))}
      limit ${partSize}))`.execute(database);
    if (numAffectedRows === 0n) return;
  }
}

/** Takes the personal data and the unit from accounts that rows of other units refer to: a result keeps its name. */
async function detachUsed(database: Database, id: string, references: readonly Reference[]): Promise<void> {
  const uses = references
    .filter(({ parent, follows }) => parent === 'user_account' && !follows)
    .map(({ table, column }) => `exists (select from "${table}" where "${column}" = user_account.id)`);
  await sql`delete from document using user_account where owner_id = user_account.id
    and company_id = ${id} and (${sql.raw(uses.join(' or '))})`.execute(database);
  await sql`update user_account set company_id = null, status = 'locked', email = 'purged-' || id || '@invalid',
      username = 'purged-' || id, password_hash = '', phone = null, sex = null, date_of_birth = null, address = null,
      employee_code = null, membership_code = null, avatar_file = null, bg_img_file = null
    where company_id = ${id} and (${sql.raw(uses.join(' or '))})`.execute(database);
}
