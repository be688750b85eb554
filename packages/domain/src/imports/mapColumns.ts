import type { Language } from '@sen/api/contract/model';
import { type Finding, finding } from '../errors/Finding.ts';
import type { ColumnMapping, SheetColumns } from './SheetColumns.ts';
import { wordKey } from './wordKey.ts';

/** Guesses the mapping from the headings, in either language, without regard to marks, case and signs; the first wins. */
export function mapColumns<Column extends string>(
  { keys, names }: SheetColumns<Column>,
  headings: readonly string[],
): ColumnMapping<Column> {
  const byHeading: ReadonlyMap<string, Column> = new Map(
    keys.flatMap((key) => {
      const { vi, en, also } = names[key];
      return [key, vi, en, ...also].map((name) => [wordKey(name), key] as const);
    }),
  );
  const mapping: Partial<Record<Column, number>> = {};
  headings.forEach((heading, index) => {
    const key = byHeading.get(wordKey(heading));
    if (key !== undefined) mapping[key] ??= index;
  });
  return mapping;
}

/** What is wrong with a mapping: a required column without a place, or one place that serves two columns. */
export function checkMapping<Column extends string>(
  { keys, names }: SheetColumns<Column>,
  mapping: ColumnMapping<Column>,
  language: Language,
): Finding[] {
  const places = new Set<number>();
  return keys.flatMap((key) => {
    const place = mapping[key];
    const params = { column: names[key][language] };
    if (place === undefined) {
      return names[key].required ? [finding(`mapping.${key}`, 'columnMissing', params)] : [];
    }
    if (places.has(place)) return [finding(`mapping.${key}`, 'columnTwice', params)];
    places.add(place);
    return [];
  });
}
