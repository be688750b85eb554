import { decodeText } from '../decodeText.ts';
import { isErrorValue } from '../errorValues.ts';
import type { ReadSheet, ReadTask } from '../ReadSheet.ts';
import { SheetRows } from '../SheetRows.ts';
import { shownText } from '../shownText.ts';
import type { SpreadsheetCell } from '../Spreadsheet.ts';
import { UnreadableError } from '../UnreadableError.ts';
import { csvDelimiter } from './csvDelimiter.ts';
import { csvRecords } from './csvRecords.ts';

/** The size of a sheet: a longer or wider text file is none that a spreadsheet wrote. */
const most = { rows: 1_048_576, cells: 16_384 };

/** Reads the one sheet of a text file; undefined when it holds nothing. */
export function readCsv({ bytes, name, limits, budget }: ReadTask): ReadSheet | undefined {
  const text = decodeText(bytes);
  // Excel writes which delimiter it used as a first line of its own.
  const [line = '', given] = /^sep=(.)\r?\n/i.exec(text) ?? [];
  const rows = new SheetRows(limits, budget);
  const first = line === '' ? 1 : 2;
  for (const record of csvRecords(text.slice(line.length), given ?? csvDelimiter(text), first)) {
    const { number, fields, count, hasMore } = record;
    if (number % 1_000 === 0) budget.checkTime();
    if (number > most.rows) throw new UnreadableError('tooManyRows', { max: limits.rows });
    if (count > most.cells) throw new UnreadableError('rowTooWide', { row: number, max: most.cells });
    rows.add(number, fields.map(cellOf), { hasMore });
  }
  rows.finish();
  if (rows.rowCount === 0) return undefined;
  const sheet = name.replace(/\.[^.]*$/, '');
  return { sheet, sheets: [sheet], dateSystem: 1900, rows };
}

/** '="0912"' is how a text file keeps Excel from reading a text as a number. */
function cellOf(raw: string): SpreadsheetCell {
  if (raw === '') return '';
  const text = shownText(raw);
  if (isErrorValue(text)) return { error: text };
  return /^="([^"]*)"$/.exec(text)?.[1] ?? text;
}
