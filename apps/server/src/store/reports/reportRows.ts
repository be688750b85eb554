import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../database.ts';
import type { Order } from '../lists/ListQuery.ts';
import { reportConditions, whereAll } from './reportConditions.ts';
import type { ReportContext, ReportFilters, ReportSource } from './ReportSource.ts';

/** A row as the source selects it. */
export type SourceRow = Readonly<Record<string, unknown>>;

export interface ReportQuery {
  filters: ReportFilters;
  sort: string;
  order: Order;
}

const things: readonly string[] = ['person', 'class', 'course', 'exam', 'survey', 'project', 'unit'];

/** The column by which a report is ordered; rows that have none come last. */
function orderOf({ definition, key }: ReportSource, { sort, order }: ReportQuery): RawBuilder<unknown> {
  const kind = definition.columns[sort]?.kind ?? 'text';
  const column = sql.ref(`report.${things.includes(kind) ? `${sort}_sort` : sort}`);
  // Ascending, nulls are last by themselves, and an index of the column serves.
  const direction = order === 'asc' ? sql`asc` : sql`desc nulls last`;
  const ties = Object.keys(key).map((one) => sql`${sql.ref(`report.${one}`)} ${sql.raw(order)}`);
  return sql`order by ${sql.join([sql`${column} ${direction}`, ...ties])}`;
}

/** The source of a query as `report`. */
export function reportOf(
  source: ReportSource,
  database: Database,
  context: ReportContext,
): RawBuilder<unknown> {
  return sql`(${source.rows(database, context)}) as report`;
}

/** A page of a report, and how many rows it has in all. */
export async function pageOfReport(
  source: ReportSource,
  query: ReportQuery & { page: number; limit: number },
  { database, context }: { database: Database; context: ReportContext },
): Promise<{ rows: SourceRow[]; total: number }> {
  const from = reportOf(source, database, context);
  const where = whereAll(reportConditions(source, query.filters));
  const { page, limit } = query;
  const skipped = (page - 1) * limit;
  const { rows } = await sql<SourceRow>`select report.* from ${from} ${where}
    ${orderOf(source, query)} limit ${limit} offset ${skipped}`.execute(database);
  if (rows.length < limit && (rows.length > 0 || page === 1)) return { rows, total: skipped + rows.length };
  const counted = await sql<{ total: number }>`select count(*)::int as total from ${from} ${where}`.execute(
    database,
  );
  return { rows, total: counted.rows[0]?.total ?? 0 };
}

/** What identifies the rows of a report in their order, up to `limit`: the value of each column of the key. */
export async function keysOfReport(
  source: ReportSource,
  query: ReportQuery & { limit: number },
  { database, context }: { database: Database; context: ReportContext },
): Promise<SourceRow[]> {
  const columns = Object.keys(source.key).map((one) => sql`${sql.ref(`report.${one}`)}::text`);
  const { rows } =
    await sql<SourceRow>`select ${sql.join(columns.map((column, place) => sql`${column} as ${sql.ref(`k${place}`)}`))}
    from ${reportOf(source, database, context)} ${whereAll(reportConditions(source, query.filters))}
    ${orderOf(source, query)} limit ${query.limit}`.execute(database);
  return rows;
}

/** The rows with these keys, in their order; those that are gone are omitted. */
export async function rowsByKeys(
  source: ReportSource,
  keys: readonly SourceRow[],
  { database, context }: { database: Database; context: ReportContext },
): Promise<SourceRow[]> {
  const types = Object.entries(source.key);
  const lists = types.map(
    ([, type], place) => sql`${keys.map((key) => key[`k${place}`])}::${sql.raw(type)}[]`,
  );
  const names = types.map((_, place) => sql.ref(`k${place}`));
  const same = types.map(
    ([column], place) => sql`${sql.ref(`report.${column}`)} = ${sql.ref(`wanted.k${place}`)}`,
  );
  // `offset 0` keeps each row a look-up by its key, also where the source sums.
  const { rows } = await sql<SourceRow>`select report.*
    from unnest(${sql.join(lists)}) with ordinality as wanted(${sql.join([...names, sql.ref('place')])})
    cross join lateral (select report.* from ${reportOf(source, database, context)}
      where ${sql.join(same, sql` and `)} offset 0) as report
    order by wanted.place`.execute(database);
  return rows;
}

/** The id of a row: the values of its key. */
export function rowId({ key }: ReportSource, row: SourceRow): string {
  return Object.keys(key)
    .map((column) => String(row[column]))
    .join('-');
}
