import type { RawBuilder, SelectQueryBuilder, StringReference } from 'kysely';
import type { Database } from '../database.ts';
import type { ValueKind } from './fieldConditions.ts';
import type { FieldOf, ListContext, ListFilter, ListId, Order, RowOf, SortOf } from './ListQuery.ts';

/** The columns that a query may use. */
type ColumnOf<DB, TB extends keyof DB> = NoInfer<StringReference<DB, TB>>;

/** How a field filters: by a column, or by its own condition. */
export type ListField<Id extends ListId, Column> =
  | { kind: 'time'; column: Column }
  | { kind: ValueKind; column: Column }
  | {
      kind: 'custom';
      /**
       * Whether a keyword is one that the field knows; another one is refused instead of finding nothing. If absent, those of the
       * contract are where the rows have a field of this name whose values it names, else any.
       */
      takes?: (keyword: string) => boolean;
      condition: (values: readonly string[], context: ListContext<Id>) => RawBuilder<boolean>;
    };

/** A part of a list in its own order: an index of the column finds its first rows. */
export interface SortPart<Column> {
  where: RawBuilder<boolean>;
  by: Column;
  /** Its direction in an ascending list. */
  order: Order;
}

/** How a list is ordered: by a column or an expression, in either direction; the id breaks ties. */
export type ListSort<Id extends ListId, Column> =
  | Column
  | {
      /** Parts that have every row once, one after the other. */
      parts: (context: ListContext<Id>) => readonly SortPart<Column>[];
    }
  | {
      by: Column | ((context: ListContext<Id>) => RawBuilder<unknown>);
      /** Position of nulls: `last` in both directions, or as `lowest`, first ascending and last descending. */
      nulls?: 'last' | 'lowest';
      /** Groups that stay in ascending order in both directions. */
      groupBy?: RawBuilder<unknown>;
    };

/**
 * A list of the contract: the source of its rows, and the meaning of its fields and sorts. A field or sort of the
 * contract that is missing here is a compile error.
 */
export interface ListDeclaration<
  Id extends ListId,
  DB,
  TB extends keyof DB,
  RowDB,
  RowTB extends keyof RowDB,
  Row,
> {
  /** The query that is filtered, sorted and counted: the joins for that, and access limits besides `unit`. */
  from: (database: Database, context: ListContext<Id>) => SelectQueryBuilder<DB, TB, object>;
  /** The column that identifies a row, in `from` and in `select`. */
  id: ColumnOf<DB, TB> & ColumnOf<RowDB, RowTB>;
  /** The unit column, which limits rows to those `inScope`; null when `from` limits them. */
  unit: ColumnOf<DB, TB> | null;
  fields: Record<FieldOf<Id>, ListField<Id, ColumnOf<DB, TB>>>;
  /** The field of `fixed[]`. */
  fixedField?: FieldOf<Id>;
  sorts: Record<SortOf<Id>, ListSort<Id, ColumnOf<DB, TB>>>;
  /** A faster count; returns undefined for filters that it does not support. */
  count?: (
    database: Database,
    filter: ListFilter<Id>,
    context: ListContext<Id>,
  ) => Promise<number | undefined>;
  /** Reads the rows of a page; the list adds the ids. */
  select: (database: Database, context: ListContext<Id>) => SelectQueryBuilder<RowDB, RowTB, Row>;
  row: (row: Row, context: ListContext<Id>) => RowOf<Id>;
  /** Adds what is read for all rows of a page at once. */
  complete?: (rows: RowOf<Id>[], database: Database, context: ListContext<Id>) => Promise<RowOf<Id>[]>;
}
