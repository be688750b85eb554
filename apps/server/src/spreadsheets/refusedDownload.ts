import type { ImportKind, Language, RefusedContent } from '@sen/api/contract/model';
import type { CellError } from '@sen/domain/imports/CellError';
import { Download } from '../operations/Operation.ts';
import { checkedFile } from './checkedFile.ts';
import { cellText, type ColumnSheet, reportedErrors } from './columnSheet.ts';
import { refusedFileName } from './reasonColumn.ts';
import { refusedFile } from './refusedFile.ts';
import type { SpreadsheetRow } from './Spreadsheet.ts';
import { spreadsheetTypes } from './writeSpreadsheet.ts';

export interface RefusedChoice {
  kind: ImportKind;
  content?: RefusedContent | undefined;
  format?: 'xlsx' | 'csv' | undefined;
  language: Language;
}

interface CheckedRow<Column extends string> extends SpreadsheetRow {
  errors: readonly CellError<Column>[];
}

type CheckedSheet<Column extends string> = Pick<
  ColumnSheet<Column>,
  'headers' | 'header_row' | 'mapping' | 'width' | 'above'
> & { sheet: string };

/**
 * The refused rows of a sheet, or the whole sheet, with a column of reasons. Streamed: only some rows are in memory at once.
 * @param parts all rows below the headings, in parts
 */
export function refusedDownload<Column extends string>(
  sheet: CheckedSheet<Column>,
  { kind, content = 'refused', format = 'xlsx', language }: RefusedChoice,
  parts: AsyncIterable<readonly CheckedRow<Column>[]>,
): Download {
  const reported = ({ number, cells, errors }: CheckedRow<Column>) => ({
    number,
    cells,
    errors: reportedErrors(errors, sheet, language),
  });
  async function* refused() {
    for await (const part of parts)
      yield part
        .filter(({ errors }) => errors.length > 0)
        .map((row) => ({ ...reported(row), cells: row.cells.map(cellText) }));
  }
  async function* all() {
    yield sheet.above.map((row) => ({ ...row, errors: [] }));
    for await (const part of parts) yield part.map(reported);
  }
  const file =
    content === 'all'
      ? checkedFile({ format, language, ...sheet }, all())
      : refusedFile({ format, language, headers: sheet.headers }, refused());
  return new Download(
    `${refusedFileName(kind, content, language)}.${format}`,
    spreadsheetTypes[format],
    file,
  );
}
