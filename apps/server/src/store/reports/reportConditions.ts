import { bands } from '@sen/domain/reports/bands';
import type { FilterDefinition } from '@sen/domain/reports/ReportDefinition';
import { type RawBuilder, sql } from 'kysely';
import { timeCondition, valueConditions } from '../lists/fieldConditions.ts';
import type { ReportFilters, ReportSource } from './ReportSource.ts';

const inReport = (column: string) => `report.${column}`;

/** Whether the rows of a source are made with a filter, so that it cannot be a condition on them. */
export function isInner({ inner = [], definition }: ReportSource, field: string): boolean {
  return definition.filters[field]?.kind === 'period' || inner.includes(field);
}

/** The columns of `report` that the condition of a filter uses. */
export function columnsOfFilter({ definition, conditions }: ReportSource, field: string): readonly string[] {
  const own = conditions?.[field];
  if (own) return own.columns;
  return [definition.filters[field]?.kind === 'text' ? `${field}_words` : field];
}

/** The conditions of these fields on `report`, the rows of a source. */
export function reportConditions(
  source: ReportSource,
  { values, ranges }: ReportFilters,
  wants: (field: string) => boolean = () => true,
): RawBuilder<boolean>[] {
  return Object.entries(source.definition.filters)
    .filter(([field]) => wants(field) && !isInner(source, field))
    .flatMap(([field, filter]) => {
      const range = ranges[field];
      if (range) return [timeCondition(inReport(field), range)];
      const given = values[field];
      if (given === undefined || given.length === 0) return [];
      return [source.conditions?.[field]?.condition(given) ?? conditionOf(field, filter, given)];
    });
}

function conditionOf(
  field: string,
  filter: FilterDefinition,
  values: readonly string[],
): RawBuilder<boolean> {
  if (filter.kind === 'text') return valueConditions.text(inReport(`${field}_words`), values);
  if (filter.kind === 'thing') return valueConditions.id(inReport(field), values);
  if (filter.kind !== 'band') return valueConditions.enum(inReport(field), values);
  const column = sql.ref(inReport(field));
  if (filter.band === 'months' || filter.band === 'years')
    return sql<boolean>`${column} in (${sql.join(values.map(Number))})`;
  const chosen = bands[filter.band].filter(({ key }) => values.includes(key));
  if (chosen.length === 0) return sql<boolean>`false`;
  const ranges = chosen.map(({ above, upTo }) => {
    const bounds = [
      ...(above === null ? [] : [sql`${column} > ${sql.lit(above)}`]),
      ...(upTo === null ? [] : [sql`${column} <= ${sql.lit(upTo)}`]),
    ];
    return sql`(${sql.join(bounds, sql` and `)})`;
  });
  return sql<boolean>`(${sql.join(ranges, sql` or `)})`;
}

/** `where` with all of them; nothing without any. */
export function whereAll(conditions: readonly RawBuilder<unknown>[]): RawBuilder<unknown> {
  return conditions.length === 0 ? sql`` : sql`where ${sql.join(conditions, sql` and `)}`;
}
