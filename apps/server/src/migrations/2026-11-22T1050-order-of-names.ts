import { sortKey } from '@sen/domain/text/sort';
import { givenNameKey } from '@sen/domain/users/givenNameFirst';
import { type Kysely, sql } from 'kysely';

/** Rows read and rewritten at once. */
const partSize = 5_000;

/** The column of each table whose text `sort_key` orders. */
const sorted = {
  company: 'name',
  user_account: 'name',
  project: 'name',
  course: 'name',
  classroom: 'name',
  category: 'name',
  question: 'title',
  exam: 'title',
} as const;

/** Built once, after the keys, instead of being changed row by row. */
const indexes = {
  user_account_name: 'sort_key, id',
  user_account_company_name: 'company_id, sort_key, id',
  user_account_given_name: 'given_name_key, id',
  user_account_company_given_name: 'company_id, given_name_key, id',
} as const;

/** Writes the keys of a table's rows by `keysOf`, part by part in the order of their ids. */
async function rewrite(
  database: Kysely<unknown>,
  table: string,
  text: string,
  keysOf: (text: string) => Record<string, string>,
): Promise<void> {
  let after = '0';
  for (;;) {
    // oxlint-disable-next-line no-await-in-loop -- each part begins after the one before
    const { rows } = await sql<{
      id: string;
      text: string;
    }>`select id, ${sql.ref(text)} as text from ${sql.table(table)}
      where id > ${after} order by id limit ${partSize}`.execute(database);
    const last = rows.at(-1);
    if (last === undefined) return;
    const keys = rows.map((row) => ({ id: row.id, ...keysOf(row.text) }));
    const columns = Object.keys(keysOf('')).map((column) => sql.ref(column));
    // oxlint-disable-next-line no-await-in-loop -- the transaction has one connection
    await sql`update ${sql.table(table)} as kept set ${sql.join(columns.map((column) => sql`${column} = written.${column}`))}
      from jsonb_to_recordset(${JSON.stringify(keys)}::jsonb) as written (id bigint,
        ${sql.join(columns.map((column) => sql`${column} text`))})
      where kept.id = written.id`.execute(database);
    after = last.id;
  }
}

/** Names are ordered syllable by syllable, and people by their given names. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`drop index user_account_name, user_account_company_name`.execute(database);
  await sql`alter table user_account add column given_name_key text collate "C"`.execute(database);
  for (const [table, text] of Object.entries(sorted)) {
    const isPerson = table === 'user_account';
    // oxlint-disable-next-line no-await-in-loop -- the transaction has one connection
    await rewrite(database, table, text, (name) => ({
      sort_key: sortKey(name),
      ...(isPerson && { given_name_key: givenNameKey(name) }),
    }));
  }
  await sql`alter table user_account alter column given_name_key set not null`.execute(database);
  for (const [name, columns] of Object.entries(indexes))
    // oxlint-disable-next-line no-await-in-loop -- the transaction has one connection
    await sql`create index ${sql.ref(name)} on user_account (${sql.raw(columns)})`.execute(database);
}

/** The keys keep their order: the former program reads them as well. */
export async function down(database: Kysely<unknown>): Promise<void> {
  await sql`drop index user_account_company_given_name, user_account_given_name`.execute(database);
  await sql`alter table user_account drop column given_name_key`.execute(database);
}
