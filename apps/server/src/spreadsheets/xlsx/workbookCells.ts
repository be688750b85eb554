import { harmlessCell } from '@sen/domain/imports/harmlessCell';
import { withoutControls } from '@sen/domain/text/storableText';
import { localClock } from '../localClock.ts';
import type { NumberLook, SheetCells, StreamedColumn } from '../StreamedSheet.ts';

/** The places of the styles of `workbookParts`. */
const styles = {
  plain: 0,
  head: 1,
  wrapped: 2,
  time: 3,
  day: 4,
  count: 5,
  percent: 6,
  score: 7,
  duration: 8,
};

export const headStyle = styles.head;
export const wrapStyle = styles.wrapped;

export function cellStyle(column: StreamedColumn | undefined): number {
  if (column?.isTime) return styles.time;
  return column?.look ? styles[column.look] : styles.plain;
}

/** The codes of the styles that are numbers, from `time` on. */
export const numberFormats = [
  'dd/mm/yyyy hh:mm',
  'dd/mm/yyyy',
  '#,##0',
  '0.0%',
  '0.00',
  '[h]:mm:ss',
] as const;

/** A text inside of XML; an underscore that Excel would read as an escaped character is escaped itself. */
export function xmlText(text: string): string {
  return withoutControls(text)
    .replaceAll(/_(?=x[0-9A-Fa-f]{4}_)/g, '_x005F_')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

export function textCell(text: string, style: number): string {
  return `<c t="inlineStr" s="${style}"><is><t xml:space="preserve">${xmlText(text)}</t></is></c>`;
}

/** A cell of the sheet: an empty one has its style alone. */
export function workbookCell(
  cell: SheetCells[number],
  style: number,
  column: StreamedColumn | undefined,
): string {
  if (cell === null || cell === '') return `<c s="${style}"/>`;
  const number = numberOf(cell, column?.look);
  // A column has other cells than it says: those of a heading, or a text among numbers.
  if (number === undefined) return textCell(harmlessCell(String(cell)), style);
  const shown = cell instanceof Date && !column?.isTime ? styles.time : style;
  return `<c s="${shown}"><v>${number}</v></c>`;
}

function numberOf(cell: Exclude<SheetCells[number], null>, look: NumberLook | undefined): number | undefined {
  if (cell instanceof Date) {
    const { day, month, year, hour, minute } = localClock(cell);
    return serial(Date.parse(`${year}-${month}-${day}T${hour}:${minute}:00Z`));
  }
  if (typeof cell === 'string')
    return look === 'day' && /^\d{4}-\d{2}-\d{2}$/.test(cell)
      ? serial(Date.parse(`${cell}T00:00:00Z`))
      : undefined;
  if (look === 'percent') return cell / 100;
  return look === 'duration' ? cell / 86_400 : cell;
}

/** Days since the beginning of spreadsheets. */
function serial(at: number): number {
  return at / 86_400_000 + 25_569;
}
