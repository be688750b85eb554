import type { ImportReport, Language } from '@sen/api/contract/model';

/** How people head a column of a sheet. */
export interface ColumnNames {
  readonly vi: string;
  readonly en: string;
  /** Other headings that are read as this column. */
  readonly also: readonly string[];
  readonly required: boolean;
}

/** The columns that an import knows, in the order of its template. */
export interface SheetColumns<Column extends string> {
  readonly keys: readonly Column[];
  readonly names: Readonly<Record<Column, ColumnNames>>;
}

/** Which column of the sheet (from 0) holds which column of ours. */
export type ColumnMapping<Column extends string> = Readonly<Partial<Record<Column, number>>>;

/** The columns as the contract's reports list them, in one language. */
export function importColumns<Column extends string>(
  { keys, names }: SheetColumns<Column>,
  language: Language,
): ImportReport['columns'] {
  return keys.map((key) => ({ key, label: names[key][language], required: names[key].required }));
}

/** Whether a word names a column of an import, for a mapping that came over the wire. */
export function isColumn<Column extends string>(
  { names }: SheetColumns<Column>,
  word: string,
): word is Column {
  return Object.hasOwn(names, word);
}
