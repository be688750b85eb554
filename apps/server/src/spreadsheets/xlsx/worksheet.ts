import { importLimits } from '@sen/domain/imports/importLimits';
import type { DateSystem } from '@sen/domain/imports/readDate';
import { isErrorValue } from '../errorValues.ts';
import type { RowSink } from '../SheetRows.ts';
import type { SpreadsheetCell } from '../Spreadsheet.ts';
import { shownNumber } from '../shownNumber.ts';
import { shownText } from '../shownText.ts';
import { localName, type XmlHandler } from '../../xml/readXml.ts';
import { unescaped } from './sharedStrings.ts';

/** What the cells of a sheet point to. */
export interface CellTables {
  strings: readonly string[];
  formats: readonly string[];
  dateSystem: DateSystem;
}

interface OpenCell {
  column: number;
  type: string;
  style: number;
  value: string | undefined;
  formula: string | undefined;
}

/** Gives the rows of a sheet's part to `rows`, as they are read. */
export function worksheetHandler(tables: CellTables, rows: RowSink): XmlHandler {
  let number = 0;
  let isHidden = false;
  let cells: (SpreadsheetCell | undefined)[] = [];
  let column = -1;
  let hasMore = false;
  let cell: OpenCell | undefined;
  let into: 'value' | 'formula' | undefined;
  let phonetic = 0;
  return {
    open(name, attributes) {
      const tag = localName(name);
      if (tag === 'row') {
        number = rowNumber(attributes['r']) ?? number + 1;
        isHidden = /^(?:1|true)$/.test(attributes['hidden'] ?? '');
        cells = [];
        column = -1;
        hasMore = false;
      } else if (tag === 'c') {
        const { r, t: type = 'n', s = '0' } = attributes;
        column = r === undefined ? column + 1 : columnOf(r);
        cell = { column, type, style: Number(s), value: undefined, formula: undefined };
      } else if (cell && (tag === 'v' || tag === 't') && phonetic === 0) {
        into = 'value';
        cell.value ??= '';
      } else if (cell && tag === 'f') {
        into = 'formula';
        cell.formula = '';
      } else if (tag === 'rPh') phonetic += 1;
    },
    text(text) {
      if (cell && into) cell[into] = (cell[into] ?? '') + text;
    },
    close(name) {
      const tag = localName(name);
      if (tag === 'v' || tag === 't' || tag === 'f') into = undefined;
      else if (tag === 'rPh') phonetic -= 1;
      else if (tag === 'c' && cell) {
        if (cell.column < importLimits.columns) cells[cell.column] = cellOf(cell, tables);
        else hasMore ||= cellOf(cell, tables) !== '';
        cell = undefined;
      } else if (tag === 'row') rows.add(number, cells, { isHidden, hasMore });
    },
  };
}

function cellOf({ type, style, value, formula }: OpenCell, tables: CellTables): SpreadsheetCell {
  if (value === undefined) return formula === undefined ? '' : { formula: `=${formula}` };
  switch (type) {
    case 's':
      // An empty number points to no text; `Number('')` would be the first one.
      return value.trim() === '' ? '' : (tables.strings[Number(value)] ?? '');
    case 'e':
      return { error: value };
    case 'b':
      return value.trim() === '1' ? 'TRUE' : 'FALSE';
    case 'd':
      return isoDate(value);
    case 'n':
      return value.trim() === ''
        ? ''
        : shownNumber(Number(value), tables.formats[style] ?? 'General', tables.dateSystem);
    default: {
      const text = shownText(unescaped(value));
      return formula !== undefined && isErrorValue(text) ? { error: text } : text;
    }
  }
}

function isoDate(value: string): string {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})/.exec(value) ?? [];
  return year === undefined ? shownText(value) : `${day}/${month}/${year}`;
}

/** The last row that Excel has. */
const lastRow = 1_048_576;

/** The number that a row states; undefined when it is none that a sheet can have. */
function rowNumber(stated = ''): number | undefined {
  const number = /^\d{1,7}$/.test(stated) ? Number(stated) : 0;
  return number >= 1 && number <= lastRow ? number : undefined;
}

/** 'AB12' → 27; the row of a reference is its row's. */
function columnOf(reference: string): number {
  let column = 0;
  for (const letter of reference) {
    const place = letter.charCodeAt(0) - 64;
    if (place < 1 || place > 26) break;
    column = column * 26 + place;
  }
  return column - 1;
}
