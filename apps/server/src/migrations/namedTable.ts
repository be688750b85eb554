import { type Kysely, sql } from 'kysely';

/** Folds Vietnamese like `fold` of packages/domain/text; a test compares the two. */
export const foldedSql = (column: string): string =>
  `lower(regexp_replace(normalize(translate(${column}, 'ĐđÐð', 'DdDd'), nfd), '[\\u0300-\\u036f]', '', 'g'))`;

export interface NamedTable {
  /** The columns of its own, in SQL. */
  columns?: readonly string[];
  /** The columns within which no two names look the same; null where a name may repeat. */
  uniqueWithin?: readonly string[] | null;
  /** Whether it grows with people and years, so that searches need an index; other tables are small beside their unit. */
  grows?: boolean;
}

/**
 * Creates the table of things that a unit has and that are found and sorted by their name: `NamedRow` of `store/columns.ts` with its
 * own columns. What is released calls this, so its effect never changes: another form of table is another function.
 */
export async function createNamedTable<Tables>(
  database: Kysely<Tables>,
  table: string,
  { columns = [], uniqueWithin = ['company_id'], grows = false }: NamedTable = {},
): Promise<void> {
  for (const statement of namedTableSql(table, { columns, uniqueWithin, grows }))
    // oxlint-disable-next-line no-await-in-loop -- the transaction has one connection
    await sql.raw(statement).execute(database);
}

export function namedTableSql(
  table: string,
  { columns, uniqueWithin, grows }: Required<NamedTable>,
): string[] {
  const lines = [
    'id bigint generated always as identity primary key',
    'company_id bigint not null references company',
    'name text not null',
    'name_words tsvector generated always as (search_words(name)) stored',
    'sort_key text collate "C" not null',
    ...(uniqueWithin ? [`name_fold text generated always as (${foldedSql('name')}) stored`] : []),
    ...columns,
    'created_by bigint references user_account',
    'created_at timestamptz not null default now()',
    'updated_at timestamptz not null default now()',
    ...(uniqueWithin ? [`unique (${[...uniqueWithin, 'name_fold'].join(', ')})`] : []),
  ];
  return [
    `create table ${table} (${lines.join(', ')})`,
    `create index ${table}_company_name on ${table} (company_id, sort_key, id)`,
    ...(grows ? [`create index ${table}_search on ${table} using gin (name_words)`] : []),
  ];
}
