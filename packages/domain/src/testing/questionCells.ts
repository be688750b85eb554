import { type QuestionColumn, questionColumnKeys } from '../imports/questionColumns.ts';
import { readQuestionRow } from '../imports/readQuestionRow.ts';

export const categories = [{ id: '7', name: 'An toàn lao động' }];

/** The mapping of a sheet with every column in order. */
export const everyColumn = Object.fromEntries(questionColumnKeys.map((key, index) => [key, index]));

export type QuestionTexts = Partial<Record<QuestionColumn, string>>;

/** Reads a row with these cells, in a known category unless they name one. */
export function readCells(cells: QuestionTexts) {
  const row = { category: 'an toan lao dong', ...cells };
  return readQuestionRow(
    questionColumnKeys.map((key) => row[key]),
    everyColumn,
    categories,
  );
}

/** The question of these cells. */
export function questionOf(cells: QuestionTexts) {
  const reading = readCells(cells);
  if (!reading.ok) throw new Error(JSON.stringify(reading.errors));
  return reading.question;
}

/** The errors of these cells: `key: keyAmbiguous`. */
export function errorsOf(cells: QuestionTexts): string[] {
  const reading = readCells(cells);
  return reading.ok ? [] : reading.errors.map(({ column, code }) => `${column}: ${code}`);
}
