import { sql } from 'kysely';
import type { InTransaction } from '../database.ts';
import type { SequenceState, TableShape } from './catalog.ts';

const charactersAtOnce = 1_000_000;

interface ForeignKey {
  table: string;
  name: string;
  definition: string;
}

/** Removes the whole schema of the database. */
export async function dropEverything(transaction: InTransaction): Promise<void> {
  const { rows } = await sql<{ schema: string }>`select current_schema() as schema`.execute(transaction);
  const schema = sql.id(rows[0]?.schema ?? 'public');
  await sql`drop schema ${schema} cascade`.execute(transaction);
  await sql`create schema ${schema}`.execute(transaction);
}

/**
 * Runs `load` without triggers and foreign keys: rows come in any order, and what triggers derive from them is loaded too.
 * All foreign keys are checked at the end.
 */
export async function withoutChecks(
  transaction: InTransaction,
  tables: readonly TableShape[],
  load: () => Promise<void>,
): Promise<void> {
  const { rows: keys } = await sql<ForeignKey>`
    select conrelid::regclass::text as table, conname as name, pg_get_constraintdef(oid) as definition
    from pg_constraint where contype = 'f' and connamespace = current_schema()::regnamespace`.execute(
    transaction,
  );
  const each = async <Item>(items: readonly Item[], run: (item: Item) => Promise<unknown>) => {
    // oxlint-disable-next-line no-await-in-loop -- one connection
    for (const item of items) await run(item);
  };
  await each(keys, ({ table, name }) =>
    sql`alter table ${sql.raw(table)} drop constraint ${sql.id(name)}`.execute(transaction),
  );
  await each(tables, ({ name }) =>
    sql`alter table ${sql.table(name)} disable trigger user`.execute(transaction),
  );
  await load();
  await each(tables, ({ name }) =>
    sql`alter table ${sql.table(name)} enable trigger user`.execute(transaction),
  );
  await each(keys, ({ table, name, definition }) =>
    sql`alter table ${sql.raw(table)} add constraint ${sql.id(name)} ${sql.raw(definition)}`.execute(
      transaction,
    ),
  );
}

/** Replaces the rows of a table, which its migration may have filled, by dumped ones. */
export async function loadRows(
  transaction: InTransaction,
  { name, columns }: TableShape,
  lines: AsyncIterable<string>,
): Promise<void> {
  await sql`delete from ${sql.table(name)}`.execute(transaction);
  const names = sql.join(columns.map((column) => sql.ref(column.name)));
  const values = sql.join(
    columns.map(({ type }, index) => sql`(line ->> ${sql.lit(index)})::${sql.raw(type)}`),
  );
  const insert = (batch: readonly string[]) =>
    sql`insert into ${sql.table(name)} (${names}) overriding system value
      select ${values} from json_array_elements(${`[${batch.join(',')}]`}::json) as line`.execute(
      transaction,
    );
  let batch: string[] = [];
  let size = 0;
  for await (const line of lines) {
    batch.push(line);
    size += line.length;
    if (size < charactersAtOnce) continue;
    await insert(batch);
    batch = [];
    size = 0;
  }
  if (batch.length > 0) await insert(batch);
}

/** @param skipped how many numbers to leave out, which the lost part of a restored database may have given */
export async function setSequences(
  transaction: InTransaction,
  sequences: readonly SequenceState[],
  skipped: number,
): Promise<void> {
  for (const { name, last } of sequences) {
    if (last === null && skipped === 0) continue;
    const next = BigInt(last ?? 0) + BigInt(skipped);
    // oxlint-disable-next-line no-await-in-loop -- one connection
    await sql`select setval(${name}::regclass, ${next.toString()}::bigint)`.execute(transaction);
  }
}

/** Ends what was valid when the backup was made and may have been ended since. */
export async function endSecrets(transaction: InTransaction, keepSessions: boolean): Promise<void> {
  if (!keepSessions) await transaction.deleteFrom('session').execute();
  await transaction.deleteFrom('sign_in_code').execute();
  await transaction.deleteFrom('password_link').execute();
}

/** Browsers keep responses by the versions of topics: those of the lost part must not be given again. */
export async function renewTopics(transaction: InTransaction): Promise<void> {
  await sql`update topic set version = nextval('topic_version'), changed_at = clock_timestamp()`.execute(
    transaction,
  );
}
