import { importLimits } from '@sen/domain/imports/importLimits';
import { decodeText } from '../decodeText.ts';
import { isErrorValue } from '../errorValues.ts';
import type { ReadSheet, ReadTask } from '../ReadSheet.ts';
import { SheetRows } from '../SheetRows.ts';
import { shownText } from '../shownText.ts';
import type { SpreadsheetCell } from '../Spreadsheet.ts';
import { csvDelimiter } from './csvDelimiter.ts';
import { csvRecords } from './csvRecords.ts';

/** Reads the one sheet of a text file; undefined when it holds nothing. */
export function readCsv({ bytes, name, limits, budget }: ReadTask): ReadSheet | undefined {
  const text = decodeText(bytes);
  // Excel writes which delimiter it used as a first line of its own.
  const [line = '', given] = /^sep=(.)\r?\n/i.exec(text) ?? [];
  const rows = new SheetRows(limits, budget);
  let number = line === '' ? 0 : 1;
  for (const fields of csvRecords(text.slice(line.length), given ?? csvDelimiter(text))) {
    number += 1;
    rows.add(number, fields.slice(0, importLimits.columns).map(cellOf));
    if (number % 1_000 === 0) budget.checkTime();
  }
  rows.finish();
  if (rows.rowCount === 0) return undefined;
  const sheet = name.replace(/\.[^.]*$/, '');
  return { sheet, sheets: [sheet], dateSystem: 1900, rows };
}

/** '="0912"' is how a text file keeps Excel from reading a text as a number. */
function cellOf(raw: string): SpreadsheetCell {
  const text = shownText(raw);
  if (isErrorValue(text)) return { error: text };
  return /^="([^"]*)"$/.exec(text)?.[1] ?? text;
}
