import { importLimits } from '@sen/domain/imports/importLimits';
import { errorNumbers } from '../errorValues.ts';
import type { ReadBudget } from '../ReadBudget.ts';
import type { SheetRows } from '../SheetRows.ts';
import { shownNumber } from '../shownNumber.ts';
import { shownText } from '../shownText.ts';
import type { SpreadsheetCell } from '../Spreadsheet.ts';
import { record, recordsFrom, shortNumber, type XlsRecord } from './records.ts';
import { textAt } from './strings.ts';
import type { XlsWorkbook } from './xlsWorkbook.ts';

interface Place {
  row: number;
  column: number;
}

/** Gives the rows of the sheet that begins at `start` to `rows`. */
export function readXlsSheet(
  workbook: XlsWorkbook,
  start: number,
  rows: SheetRows,
  budget: ReadBudget,
): void {
  const cells = new Map<number, SpreadsheetCell[]>();
  const hidden = new Set<number>();
  const wide = new Set<number>();
  const put = ({ row, column }: Place, cell: SpreadsheetCell) => {
    if (cell === '') return;
    if (column >= importLimits.columns) {
      wide.add(row);
      return;
    }
    const found = cells.get(row);
    if (found) found[column] = cell;
    else cells.set(row, Object.assign([], { [column]: cell }));
  };
  let depth = 0;
  let formula: Place | undefined;
  let count = 0;
  for (const { id, data } of recordsFrom(workbook.stream, start)) {
    if (++count % 10_000 === 0) budget.checkTime();
    if (id === record.part) depth += 1;
    else if (id === record.endOfPart && --depth === 0) break;
    // A chart that lies on the sheet is a part of its own.
    if (depth !== 1) continue;
    if (id === record.row) {
      if (data.readUInt8(12) & 0x20) hidden.add(data.readUInt16LE(0));
    } else if (id === record.formulaText && formula) put(formula, shownText(textAt(data, 0, 2)));
    else {
      formula = id === record.formula && isText(data) ? placeOf(data) : formula;
      for (const [column, cell] of cellsOf({ id, data }, workbook))
        put({ row: data.readUInt16LE(0), column }, cell);
    }
  }
  for (const row of [...cells.keys()].sort((one, other) => one - other))
    rows.add(row + 1, cells.get(row) ?? [], { isHidden: hidden.has(row), hasMore: wide.has(row) });
}

/** The cells of a record, with their columns; none for a record that is no cell. */
function cellsOf({ id, data }: XlsRecord, workbook: XlsWorkbook): [number, SpreadsheetCell][] {
  const number = (style: number, value: number) =>
    shownNumber(value, workbook.formats[style] ?? 'General', workbook.dateSystem);
  const one = (cell: SpreadsheetCell): [number, SpreadsheetCell][] => [[data.readUInt16LE(2), cell]];
  switch (id) {
    case record.sharedString:
      return one(workbook.strings[data.readUInt32LE(6)] ?? '');
    case record.text:
    case record.richText:
      return one(shownText(textAt(data, 6, 2)));
    case record.number:
      return one(number(data.readUInt16LE(4), data.readDoubleLE(6)));
    case record.shortNumber:
      return one(number(data.readUInt16LE(4), shortNumber(data.readUInt32LE(6))));
    case record.numbers: {
      const first = data.readUInt16LE(2);
      return Array.from({ length: Math.floor((data.length - 6) / 6) }, (_, index) => {
        const at = 4 + index * 6;
        return [first + index, number(data.readUInt16LE(at), shortNumber(data.readUInt32LE(at + 2)))];
      });
    }
    case record.boolean:
      return one(data.readUInt8(7) === 1 ? errorCell(data.readUInt8(6)) : booleanText(data.readUInt8(6)));
    case record.formula:
      return one(formulaResult(data) ?? number(data.readUInt16LE(4), data.readDoubleLE(6)));
    default:
      return [];
  }
}

function placeOf(data: Buffer): Place {
  return { row: data.readUInt16LE(0), column: data.readUInt16LE(2) };
}

/** Whether a formula's result is a text, which follows in a record of its own. */
function isText(data: Buffer): boolean {
  return data.readUInt16LE(12) === 0xffff && data.readUInt8(6) === 0;
}

/** A formula's result that is no number. */
function formulaResult(data: Buffer): SpreadsheetCell | undefined {
  if (data.readUInt16LE(12) !== 0xffff) return undefined;
  const kind = data.readUInt8(6);
  if (kind === 1) return booleanText(data.readUInt8(8));
  return kind === 2 ? errorCell(data.readUInt8(8)) : '';
}

function booleanText(value: number): string {
  return value === 0 ? 'FALSE' : 'TRUE';
}

function errorCell(number: number): SpreadsheetCell {
  return { error: errorNumbers[number] ?? '#ERR!' };
}
