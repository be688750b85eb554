import type { ImportReport, Language } from '@sen/api/contract/model';

/** The headings of a column. */
export interface ColumnNames {
  readonly vi: string;
  readonly en: string;
  /** Other headings that are recognised as this column. */
  readonly also: readonly string[];
  readonly required: boolean;
}

/** The columns of an import, in the order of its template. */
export interface SheetColumns<Column extends string> {
  readonly keys: readonly Column[];
  readonly names: Readonly<Record<Column, ColumnNames>>;
  /** Those of which at least one must be in the sheet. */
  readonly oneOf?: readonly Column[];
}

/** Maps our columns to the sheet's column indexes (from 0). */
export type ColumnMapping<Column extends string> = Readonly<Partial<Record<Column, number>>>;

/** The columns as the contract's reports list them, in one language. */
export function importColumns<Column extends string>(
  { keys, names, oneOf = [] }: SheetColumns<Column>,
  language: Language,
): ImportReport['columns'] {
  return keys.map((key) => ({
    key,
    label: names[key][language],
    required: names[key].required,
    one_of: oneOf.includes(key),
  }));
}

/** Returns whether a string from a request is a column of an import. */
export function isColumn<Column extends string>(
  { names }: SheetColumns<Column>,
  word: string,
): word is Column {
  return Object.hasOwn(names, word);
}
