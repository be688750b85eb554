import type { Language } from '@sen/api/contract/model';
import type { ErrorCode } from '../errors/codes.ts';
import { type FieldError, fieldError } from '../errors/FieldError.ts';
import type { ColumnMapping, SheetColumns } from './SheetColumns.ts';
import { wordKey } from './wordKey.ts';

/** The part of a heading in brackets: 'Ngày sinh (dd/mm/yyyy)', 'Vai trò [bắt buộc]'. */
const hint = /\([^()]*\)|\[[^[\]]*\]|（[^（）]*）/g;

/**
 * Guesses the mapping from headings in either language, ignoring diacritics, case, punctuation and hints in brackets; the first
 * match wins.
 */
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
    const key = byHeading.get(wordKey(heading)) ?? byHeading.get(wordKey(heading.replace(hint, ' ')));
    if (key !== undefined) mapping[key] ??= index;
  });
  return mapping;
}

/** Validates a mapping: every required column is mapped, one of those that are needed together, and no sheet column is used twice. */
export function checkMapping<Column extends string>(
  { keys, names, oneOf = [] }: SheetColumns<Column>,
  mapping: ColumnMapping<Column>,
  language: Language,
): FieldError<ErrorCode>[] {
  const places = new Set<number>();
  const [first] = oneOf;
  if (first !== undefined && oneOf.every((key) => mapping[key] === undefined)) {
    const columns = oneOf.map((key) => names[key][language]).join(', ');
    return [fieldError(`mapping.${first}`, 'columnOneOfMissing', { columns })];
  }
  return keys.flatMap((key) => {
    const place = mapping[key];
    const params = { column: names[key][language] };
    if (place === undefined) {
      return names[key].required ? [fieldError(`mapping.${key}`, 'columnMissing', params)] : [];
    }
    if (places.has(place)) return [fieldError(`mapping.${key}`, 'columnTwice', params)];
    places.add(place);
    return [];
  });
}
