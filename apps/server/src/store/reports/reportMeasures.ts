import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../database.ts';
import { columnsOfFilter, reportConditions, whereAll } from './reportConditions.ts';
import { reportOf } from './reportRows.ts';
import type { ReportContext, ReportFilters, ReportSource } from './ReportSource.ts';

/** What is measured over the rows with these filters: their number, or the sum or the mean of a column. */
export interface Measure {
  filters: ReportFilters;
  sum?: string | undefined;
  mean?: string | undefined;
}

export interface Measured {
  rows: number;
  /** Null for the mean of nothing. */
  value: number | null;
}

const isSame = (one: ReportFilters, other: ReportFilters, field: string) =>
  JSON.stringify([one.values[field], one.ranges[field]]) ===
  JSON.stringify([other.values[field], other.ranges[field]]);

/** Measures a report in one reading: what the filters of all measures share narrows the rows first. */
export async function measureReport(
  source: ReportSource,
  measures: readonly Measure[],
  { database, context }: { database: Database; context: ReportContext },
): Promise<Measured[]> {
  const [first] = measures;
  if (!first) return [];
  const fields = Object.keys(source.definition.filters);
  const differing = fields.filter((field) =>
    measures.some(({ filters }) => !isSame(filters, first.filters, field)),
  );
  const shared = reportConditions(source, first.filters, (field) => !differing.includes(field));
  const columns = new Set([
    ...Object.keys(source.key),
    ...differing.flatMap((field) => columnsOfFilter(source, field)),
    ...measures.flatMap(({ sum = [], mean = [] }) => [sum, mean].flat()),
  ]);
  const selected = measures.flatMap((measure, place) => {
    const own = reportConditions(source, measure.filters, (field) => differing.includes(field));
    const only = own.length === 0 ? sql`` : sql`filter (where ${sql.join(own, sql` and `)})`;
    return [
      sql`(count(*) ${only})::int as ${sql.ref(`rows${place}`)}`,
      sql`${valueOf(measure, only)} as ${sql.ref(`value${place}`)}`,
    ];
  });
  // `offset 0` keeps the columns from being computed once for each measure.
  const { rows } = await sql<Record<string, number | null>>`select ${sql.join(selected)}
    from (select ${sql.join([...columns].map((column) => sql.ref(`report.${column}`)))}
      from ${reportOf(source, database, context)} ${whereAll(shared)} offset 0) as report`.execute(database);
  return measures.map((_, place) => ({
    rows: rows[0]?.[`rows${place}`] ?? 0,
    value: rows[0]?.[`value${place}`] ?? null,
  }));
}

function valueOf({ sum, mean }: Measure, only: RawBuilder<unknown>): RawBuilder<unknown> {
  if (sum !== undefined) return sql`coalesce(sum(${sql.ref(`report.${sum}`)}) ${only}, 0)::float8`;
  if (mean !== undefined) return sql`round((avg(${sql.ref(`report.${mean}`)}) ${only})::numeric, 2)::float8`;
  return sql`(count(*) ${only})::int`;
}

/** The sum of a column by the step of time that a day column is in: `start` is the first day of the step. */
export async function measureDays(
  source: ReportSource,
  { filters, day, sum, step }: { filters: ReportFilters; day: string; sum: string; step: string },
  { database, context }: { database: Database; context: ReportContext },
): Promise<({ start: string } & Measured)[]> {
  const { rows } = await sql<{ start: string } & Measured>`
    select date_trunc(${step}, ${sql.ref(`report.${day}`)}::timestamp)::date as start, count(*)::int as rows,
      sum(${sql.ref(`report.${sum}`)})::float8 as value
    from ${reportOf(source, database, context)} ${whereAll(reportConditions(source, filters))}
    group by 1 order by 1`.execute(database);
  return rows;
}
