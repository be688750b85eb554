import type { RawBuilder, SelectQueryBuilder, StringReference } from 'kysely';
import type { Database } from '../database.ts';
import type { ValueKind } from './fieldConditions.ts';
import type { FieldOf, ListContext, ListFilter, ListId, RowOf, SortOf } from './ListQuery.ts';

/** The columns that a query may name. */
type ColumnOf<DB, TB extends keyof DB> = NoInfer<StringReference<DB, TB>>;

/** How a field filters: by a column, or by a condition of its own. */
export type ListField<Id extends ListId, Column> =
  | { kind: 'time'; column: Column }
  | { kind: ValueKind; column: Column }
  | {
      kind: 'custom';
      condition: (values: readonly string[], context: ListContext<Id>) => RawBuilder<boolean>;
    };

/** How a list is ordered: by a column, or an expression, in either direction; the id decides between equals. */
export type ListSort<Id extends ListId, Column> =
  | Column
  | {
      by: Column | ((context: ListContext<Id>) => RawBuilder<unknown>);
      /** Where rows without a value stand: `last` in both orders, or as `lowest` first upwards and last downwards. */
      nulls?: 'last' | 'lowest';
      /** Groups that stay in ascending order, whichever way the rest goes. */
      groupBy?: RawBuilder<unknown>;
    };

/**
 * A list of the contract: where its rows come from, and what its fields and sorts mean. A field or sort that the contract
 * names and that is missing here does not compile.
 */
export interface ListDeclaration<
  Id extends ListId,
  DB,
  TB extends keyof DB,
  RowDB,
  RowTB extends keyof RowDB,
  Row,
> {
  /** What is filtered, sorted and counted: joins that these need, and what the caller may see besides `unit`. */
  from: (database: Database, context: ListContext<Id>) => SelectQueryBuilder<DB, TB, object>;
  /** The column that identifies a row, in `from` and in `select`. */
  id: ColumnOf<DB, TB> & ColumnOf<RowDB, RowTB>;
  /** The column of the unit that limits what callers other than a super-admin see; null when `from` limits it. */
  unit: ColumnOf<DB, TB> | null;
  fields: Record<FieldOf<Id>, ListField<Id, ColumnOf<DB, TB>>>;
  /** The field that `fixed[]` is about. */
  fixedField?: FieldOf<Id>;
  sorts: Record<SortOf<Id>, ListSort<Id, ColumnOf<DB, TB>>>;
  /** A faster count; undefined where it has none for this filter. */
  count?: (
    database: Database,
    filter: ListFilter<Id>,
    context: ListContext<Id>,
  ) => Promise<number | undefined>;
  /** What is read of the rows of a page; the list adds which. */
  select: (database: Database, context: ListContext<Id>) => SelectQueryBuilder<RowDB, RowTB, Row>;
  row: (row: Row, context: ListContext<Id>) => RowOf<Id>;
  /** Adds to the rows of a page what is read for all of them at once. */
  complete?: (rows: RowOf<Id>[], database: Database, context: ListContext<Id>) => Promise<RowOf<Id>[]>;
}
