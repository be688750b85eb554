import type { ReportDefinition } from '@sen/domain/reports/ReportDefinition';
import type { Period } from '@sen/domain/reports/days';
import type { RawBuilder } from 'kysely';
import type { Caller } from '../../auth/Caller.ts';
import type { Database } from '../database.ts';
import type { TimeRange } from '../lists/ListQuery.ts';

/** The filters of a report: values, any of which matches, and ranges of moments with both ends included. */
export interface ReportFilters {
  readonly values: Readonly<Record<string, readonly string[]>>;
  readonly ranges: Readonly<Record<string, TimeRange>>;
}

/** Who asks for a report, when, and of which period. */
export interface ReportContext {
  caller: Caller;
  now: Date;
  /** Empty for a report of how things are. */
  period: Period | null;
  /** Those that `rows` applies itself. */
  filters: ReportFilters;
}

/** What a filter compares, where it is not the column of its name. */
export interface OwnCondition {
  /** The columns of `report` that it uses. */
  columns: readonly string[];
  condition: (values: readonly string[]) => RawBuilder<boolean>;
}

/**
 * Where the rows of a report come from. The names of columns are those of the definition:
 * - a column has its key; a thing has `<key>_id`, `<key>_name`, and a person `<key>_avatar`
 * - a filter compares the column of its key, one of words `<key>_words`
 * - a thing is sorted by `<key>_sort`
 */
export interface ReportSource {
  definition: ReportDefinition;
  /** A select of the rows that the caller may see. */
  rows: (database: Database, context: ReportContext) => RawBuilder<unknown>;
  /** The columns that identify a row. */
  key: Readonly<Record<string, 'bigint' | 'date' | 'text'>>;
  /** Filters that are not the column of their name. */
  conditions?: Readonly<Record<string, OwnCondition>>;
  /** Filters that `rows` applies itself, because its rows are sums; `period` is always one. */
  inner?: readonly string[];
}

/** A source whose filters with a meaning of their own are those of its definition. */
export function defineReport<const Definition extends ReportDefinition>(
  definition: Definition,
  source: Omit<ReportSource, 'definition' | 'conditions' | 'inner'> & {
    conditions?: Partial<Record<keyof Definition['filters'] & string, OwnCondition>>;
    inner?: readonly (keyof Definition['filters'] & string)[];
  },
): ReportSource {
  const { conditions = {}, ...rest } = source;
  return { definition, conditions, ...rest };
}
