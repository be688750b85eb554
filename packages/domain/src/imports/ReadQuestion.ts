import type { Choice } from '@sen/api/contract/model';
import { type Authored, partId } from '../questions/concealKey.ts';
import type { OptionColumn } from './questionColumns.ts';
import { readLetters } from './readLetters.ts';
import type { OptionCell, QuestionCells } from './QuestionCells.ts';

/** A question read from a row, and the source column of each option (left clause, clause, word, list). */
export interface ReadQuestion extends Authored {
  readonly from: readonly OptionColumn[];
}

/** Converts option cells to options with the ids `a`, `b`, … in order. */
export function choices(cells: readonly OptionCell[]): Choice[] {
  return cells.map(({ text }, index) => ({ id: partId(index), text }));
}

export function columnsOf(cells: readonly OptionCell[]): OptionColumn[] {
  return cells.map(({ column }) => column);
}

/** The options (from 0) that the key cell names; an unreadable name adds an error to the row. */
export function chosenOptions(
  row: QuestionCells,
  cells: readonly OptionCell[],
): readonly number[] | undefined {
  if (cells.length === 0) {
    row.refuse('option_a', 'optionsMissing');
    return undefined;
  }
  const reading = readLetters(
    row.text('key'),
    cells.map(({ text }) => text),
  );
  if (reading.ok) return reading.value;
  row.refuse('key', reading.code, reading.params);
  return undefined;
}
