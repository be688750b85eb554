import type { Language } from '@sen/api/contract/model';
import { type Finding, finding } from '../errors/Finding.ts';
import { type QuestionColumn, questionColumnKeys, questionColumns } from './questionColumns.ts';
import { wordKey } from './wordKey.ts';

/** Which column of the sheet (from 0) holds which column of ours. */
export type ColumnMapping = Readonly<Partial<Record<QuestionColumn, number>>>;

const byHeading: ReadonlyMap<string, QuestionColumn> = new Map(
  questionColumnKeys.flatMap((key) => {
    const { vi, en, also } = questionColumns[key];
    return [key, vi, en, ...also].map((name) => [wordKey(name), key] as const);
  }),
);

/** Guesses the mapping from the headings, in either language, without regard to marks, case and signs; the first wins. */
export function mapColumns(headings: readonly string[]): ColumnMapping {
  const mapping: Partial<Record<QuestionColumn, number>> = {};
  headings.forEach((heading, index) => {
    const key = byHeading.get(wordKey(heading));
    if (key !== undefined) mapping[key] ??= index;
  });
  return mapping;
}

/** What is wrong with a mapping: a required column without a place, or one place that serves two columns. */
export function checkMapping(mapping: ColumnMapping, language: Language): Finding[] {
  const places = new Map<number, QuestionColumn>();
  return questionColumnKeys.flatMap((key) => {
    const place = mapping[key];
    const params = { column: questionColumns[key][language] };
    if (place === undefined) {
      return questionColumns[key].required ? [finding(`mapping.${key}`, 'columnMissing', params)] : [];
    }
    if (places.has(place)) return [finding(`mapping.${key}`, 'columnTwice', params)];
    places.set(place, key);
    return [];
  });
}

/** Whether a word names a column of ours, for a mapping that came over the wire. */
export function isQuestionColumn(word: string): word is QuestionColumn {
  return Object.hasOwn(questionColumns, word);
}
