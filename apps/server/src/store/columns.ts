import type { ColumnType, GeneratedAlways } from 'kysely';

export type Id = GeneratedAlways<string>;
export type Instant = ColumnType<Date, Date | string, Date | string>;
export type InstantOrNull = ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
export type Made = ColumnType<Date, Date | string | undefined, Date | string>;
/** Read as a value, written as text: `JSON.stringify` it (pg would turn an array into an SQL array). */
export type Json<Value> = ColumnType<Value, string, string>;
export type JsonOrNull<Value> = ColumnType<Value | null, string | null, string | null>;

export interface Named {
  name: string;
  /** `searchWords(name)` of packages/domain/text, as a `tsvector`. */
  name_words: GeneratedAlways<string>;
  /** `sortKey(name)` of packages/domain/text; compared with the collation "C". */
  sort_key: string;
}

export interface UniquelyNamed extends Named {
  name_fold: GeneratedAlways<string>;
}

export interface Dated {
  created_at: Made;
  updated_at: Made;
}

/** A row of a table made by `createNamedTable` of `migrations/namedTable.ts`. */
export interface NamedRow extends UniquelyNamed, Dated {
  id: Id;
  company_id: string;
  created_by: string | null;
}
