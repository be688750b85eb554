import type { Language } from '@sen/api/contract/model';
import type { ErrorCode } from '@sen/domain/errors/codes';
import type { ErrorParams } from '@sen/domain/errors/errorMessage';
import type { Finding } from '@sen/domain/errors/Finding';
import { importLimits } from '@sen/domain/imports/importLimits';
import {
  checkMapping,
  type ColumnMapping,
  isQuestionColumn,
  mapColumns,
} from '@sen/domain/imports/mapColumns';
import type { QuestionColumn } from '@sen/domain/imports/questionColumns';
import { Refused } from '../../errors/Refused.ts';
import type { Spreadsheet, SpreadsheetCell, SpreadsheetRow } from '../../spreadsheets/Spreadsheet.ts';

/** A sheet of questions: its headings, which column is which, and the rows below. */
export interface QuestionSheet {
  headers: string[];
  mapping: ColumnMapping;
  rows: SpreadsheetRow[];
  /** What is wrong with the mapping; the rows can be read only when nothing is. */
  findings: Finding[];
}

/**
 * @param given the mapping that the person chose; guessed from the headings when absent
 * @throws {Refused} fileEmpty, tooManyRows
 */
export function questionSheet(
  { rows: [heading, ...rows] }: Spreadsheet,
  given: Readonly<Record<string, number>> | undefined,
  language: Language,
): QuestionSheet {
  if (heading === undefined || rows.length === 0) throw new Refused('fileEmpty');
  if (rows.length > importLimits.rows) {
    throw new Refused('tooManyRows', { params: { rows: rows.length, max: importLimits.rows } });
  }
  const headers = heading.cells.slice(0, importLimits.columns).map((cell) => shownText(cell));
  const mapping = given ? knownColumns(given, headers.length) : mapColumns(headers);
  return { headers, mapping, rows, findings: checkMapping(mapping, language) };
}

function knownColumns(given: Readonly<Record<string, number>>, columns: number): ColumnMapping {
  const mapping: Partial<Record<QuestionColumn, number>> = {};
  for (const [key, place] of Object.entries(given)) {
    if (isQuestionColumn(key) && place < columns) mapping[key] = place;
  }
  return mapping;
}

/** A cell as people see it in the report. */
export function shownText(cell: SpreadsheetCell | undefined): string {
  return (typeof cell === 'object' ? cell.formula : (cell ?? '')).slice(0, 500);
}

/** A heading with its column's letter: 'Đáp án (L)'. */
export function shownHeading(headers: readonly string[], place: number | undefined): string {
  if (place === undefined) return '';
  return `${headers[place] ?? ''} (${columnLetter(place)})`.trim();
}

/** The letters that spreadsheets give a column, from 0: A … Z, AA, AB … */
export function columnLetter(place: number): string {
  const last = String.fromCharCode(65 + (place % 26));
  return place < 26 ? last : columnLetter(Math.floor(place / 26) - 1) + last;
}

/** What is wrong in one cell of a row. */
export interface SheetError {
  column: QuestionColumn;
  value: string;
  code: ErrorCode;
  params?: ErrorParams;
}
