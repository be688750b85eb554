import type { Language, ReportColumn, ReportName, ReportNumber } from '@sen/api/contract/model';
import type { Permission } from '../access/permissions.ts';
import type { BandName } from './bands.ts';

export type Names = Readonly<Record<Language, string>>;

/**
 * Values of filters, any of which matches; `row` names the column of the row whose thing is the value, or whose day is the range: the
 * day alone, or the month that begins with it.
 */
export type OpenedFilters = Readonly<
  Record<string, readonly string[] | { readonly row: string; readonly step?: 'month' }>
>;

/** A report and the filters that lead to exactly the rows that a number is of. */
export interface Opening {
  readonly report: ReportName;
  readonly filters: OpenedFilters;
}

export interface ColumnDefinition {
  readonly kind: ReportColumn['kind'];
  readonly name: Names;
  /** Seldom read: where there is no room for all columns it is left out first. */
  readonly minor?: true;
  /** The names of the states of a column of states. */
  readonly states?: Readonly<Record<string, Names>>;
  /** What the number of a row opens to. */
  readonly opens?: Opening;
}

export type FilterDefinition = { readonly name: Names } & (
  | { readonly kind: 'text' }
  | { readonly kind: 'choices'; readonly values: Readonly<Record<string, Names>> }
  | {
      readonly kind: 'thing';
      readonly thing: 'class' | 'course' | 'project' | 'unit' | 'exam' | 'person' | 'teacher';
    }
  | { readonly kind: 'band'; readonly band: BandName }
  /** A range of days: of a column, or of what the rows are made from. */
  | { readonly kind: 'dates' | 'period' }
);

/** A number above the rows: how many there are with these filters, or the sum or mean of a column of theirs. */
export interface NumberDefinition {
  readonly name: Names;
  readonly kind: ReportNumber['kind'];
  /** Of another report, when it names one; its filters replace those of the page in the same fields. */
  readonly report?: ReportName;
  readonly filters: Readonly<Record<string, readonly string[]>>;
  readonly sum?: string;
  readonly mean?: string;
}

/** A chart: the rows by the values of a filter, or a sum over the days of a column. */
export type ChartDefinition = { readonly name: Names } & (
  | { readonly look: 'bar' | 'donut'; readonly by: string }
  /** `step`: of rows that are longer than a day. */
  | { readonly look: 'line'; readonly day: string; readonly sum: string; readonly step?: 'month' }
);

/**
 * A report: who may see it, and what its rows, filters, numbers and charts are called. Its operation, page, export and stories
 * follow from it; its SQL is the server's source of the same name. Only rows of what the person manages or teaches are in it.
 */
export interface ReportDefinition {
  readonly name: Names;
  /** One sentence: what a row is, and what is counted. */
  readonly text: Names;
  readonly permission: Permission;
  /** In their order; the first one names the row. */
  readonly columns: Readonly<Record<string, ColumnDefinition>>;
  /** `search` is the one for the words that are typed above the table. */
  readonly filters: Readonly<Record<string, FilterDefinition>>;
  readonly search: string;
  /** The columns that the rows can be ordered by, the default first. */
  readonly sorts: readonly string[];
  readonly order: 'asc' | 'desc';
  /** The days before today that a report of a period has without a filter. */
  readonly days?: number;
  readonly numbers: Readonly<Record<string, NumberDefinition>>;
  readonly charts: Readonly<Record<string, ChartDefinition>>;
}
